/** The result of `work`, unless it takes longer than `limit` (ms): then it rejects with a `TimeoutError`. */
export function withinLimit<R>(work: Promise<R>, limit: number): Promise<R> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new DOMException(`No answer within ${limit} ms`, 'TimeoutError'));
    const timer = setTimeout(giveUp, limit);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
