/** Shares a text through the device's sheet. `unsupported` if there is none or it refuses: offer to copy instead. */
export async function shareText(title: string, text: string): Promise<'shared' | 'cancelled' | 'unsupported'> {
  if (!navigator.share) return 'unsupported';
  try {
    await navigator.share({ title, text });
    return 'shared';
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return 'cancelled';
    console.warn('Sharing was refused', error);
    return 'unsupported';
  }
}
