/**
 * Which of so many was chosen on a result, from 0: that by default as long as none was, and where another result has
 * fewer of them.
 */
export function chosenPlace(answer: string | undefined, among: readonly unknown[], byDefault = 0): number {
  const place = Number(answer);
  return place in among ? place : byDefault;
}
