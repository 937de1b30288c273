/** As high as the note that the device is offline, which comes after the screen: in its place until then, nothing moves. */
export function OfflineSpace() {
  return navigator.onLine ? null : <div className="flex-none pb-2 text-sm">&nbsp;</div>;
}
