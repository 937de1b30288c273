/**
 * Hands a file to the user: the share sheet where the finger is the pointer and files can be shared (an installed iOS
 * app has no place to download to), a download elsewhere. Call it from a tap. `cancelled`: the sheet was closed.
 */
export async function saveFile(content: Blob, name: string): Promise<'shared' | 'downloaded' | 'cancelled'> {
  const file = new File([content], name, { type: content.type });
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return 'shared';
    } catch (error) {
      // Any other refusal (a kind of file the browser will not share, the tap too long ago) leaves the download.
      if (error instanceof Error && error.name === 'AbortError') return 'cancelled';
    }
  }
  download(file);
  return 'downloaded';
}

/** Safari reads the address after the click returns, so it stays valid for a while. */
const ADDRESS_LIFETIME = 60_000;

function download(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFETIME);
}
