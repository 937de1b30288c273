/** Shows a number on the installed app's icon, or none for 0. Does nothing on devices without badges. */
export async function showBadge(count: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  try {
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge());
  } catch (error) {
    // Some devices refuse it without the permission for notifications: it is an extra, not worth asking for.
    console.warn(error);
  }
}
