/** Which item was chosen on a result, from 0: the default while none was, or if another result has fewer items. */
export function chosenPlace(answer: string | undefined, among: readonly unknown[], byDefault = 0): number {
  const place = Number(answer);
  return place in among ? place : byDefault;
}
