import { ApiError } from '../../../platform/api';

interface Options {
  /** Sent as Accept-Language: the language chosen in the app. */
  language: string;
  signal: AbortSignal;
  /** If nothing is heard for this long, neither progress nor an answer, the call counts as failed, ms. */
  patience: number;
  /** The share of the body that has left the device, 0 to 1. */
  onProgress: (share: number) => void;
}

export interface Answer {
  body: string;
  header: (name: string) => string | null;
}

/**
 * Posts a JSON body and reports its progress, which `fetch` cannot. Otherwise as platform/api: cookies are sent,
 * nothing is retried, an answer that is not OK is an ApiError. A lost connection is a TypeError, as with `fetch`; a
 * timeout a DOMException named TimeoutError; an abort, the signal's reason.
 */
export function postWithProgress(
  path: string,
  body: Blob,
  { language, signal, patience, onProgress }: Options,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const call = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const giveUp = (reason: unknown) => {
      reject(reason);
      call.abort();
    };
    const stop = () => giveUp(signal.reason);
    const goOnWaiting = () => {
      clearTimeout(timer);
      timer = setTimeout(() => giveUp(new DOMException('The server does not answer', 'TimeoutError')), patience);
    };

    call.open('POST', path);
    call.withCredentials = true;
    call.setRequestHeader('Accept-Language', language);
    call.setRequestHeader('Content-Type', 'application/json');
    call.upload.onprogress = ({ loaded, total }) => {
      goOnWaiting();
      onProgress(total > 0 ? loaded / total : 0);
    };
    call.upload.onload = () => {
      goOnWaiting();
      onProgress(1);
    };
    call.onload = () => {
      const { status, statusText, responseText } = call;
      const isOk = status >= 200 && status < 300;
      if (isOk) resolve({ body: responseText, header: (name) => call.getResponseHeader(name) });
      else reject(new ApiError(status, responseText || statusText));
    };
    call.onerror = () => reject(new TypeError(`No connection to ${path}`));
    call.onloadend = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    };
    signal.addEventListener('abort', stop);
    goOnWaiting();
    call.send(body);
  });
}
