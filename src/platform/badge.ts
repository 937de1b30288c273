/** Shows a number on the installed app's icon, or none for 0. Does nothing where the device has no badges. */
export async function showBadge(count: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  try {
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge());
  } catch (error) {
    // Refused without the permission for notifications on some devices: an extra, nothing that is to be asked for.
    console.warn(error);
  }
}
