/** The static files, as Cloudflare passes them to a worker. */
export interface StaticFiles {
  fetch: (request: Request) => Promise<Response>;
}

/** Folders whose files have a hash in their name: a file missing there was removed by a newer deploy. */
const HASHED = /^\/(?:assets|languages)\//;

/**
 * Answers a request that matches no file (for those that exist, this worker does not run). A missing file of the build
 * gets a 404 that no cache may keep: otherwise the page would be stored in its place. Every other address is a screen.
 */
export async function answerMissing(request: Request, files: StaticFiles): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (HASHED.test(pathname))
    return new Response('There is no such file any more.\n', {
      status: 404,
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  return files.fetch(new Request(new URL('/', request.url), request));
}
