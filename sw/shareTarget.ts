import { SHARE_ACTION, type ShareOutcome, sharedTo } from '../src/contracts/sharedFile';
import { sharedFileOf } from './shareTargetFile';
import { keepSharedFile } from './shareTargetStore';

/**
 * Takes what the system's share sheet posts, even without a network: the file goes into storage, then the home opens.
 */
export function takeShares(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('fetch', (event) => {
    if (isShare(event.request)) event.respondWith(answerShare(event.request, Date.now()));
  });
}

export function isShare({ method, url }: Request): boolean {
  return method === 'POST' && new URL(url).pathname === SHARE_ACTION;
}

/**
 * Redirects to the home, which says how it ended; by a GET, so that a reload does not share again. `now` is in ms.
 * Never rejects.
 */
export async function answerShare(request: Request, now: number): Promise<Response> {
  const Location = sharedTo(await keepShare(request, now));
  return new Response(null, { status: 303, headers: { Location } });
}

/** A refusal leaves a file that already waits in place: Android may send a share twice, empty the second time. */
async function keepShare(request: Request, sharedAt: number): Promise<ShareOutcome> {
  const file = await sharedFileOf(request);
  if (!(file instanceof File)) return file;
  return keepSharedFile({ file, sharedAt }).then(
    () => 'shared',
    () => 'not-kept',
  );
}
