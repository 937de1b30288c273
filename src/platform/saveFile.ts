/**
 * Gives the user a file: through the share sheet on touch devices that can share files (an installed iOS app has
 * nowhere to download to), as a download elsewhere. Call it from a tap. `cancelled`: the sheet was closed.
 */
export async function saveFile(content: Blob, name: string): Promise<'shared' | 'downloaded' | 'cancelled'> {
  const file = new File([content], name, { type: content.type });
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return 'shared';
    } catch (error) {
      // After any other refusal (a kind of file the browser will not share, a tap too long ago), fall back to the
      // download.
      if (error instanceof Error && error.name === 'AbortError') return 'cancelled';
    }
  }
  download(file);
  return 'downloaded';
}

/** In ms. Safari reads the address after the click returns, so it stays valid for a while. */
const ADDRESS_LIFETIME = 60_000;

function download(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFETIME);
}
