/** The writing end of a request sent piece by piece. */
export interface Sending {
  /** Resolves when the piece has been taken, or when nothing is taken any more. */
  send: (bytes: Uint8Array) => Promise<void>;
  /** Says that nothing more follows. */
  end: () => Promise<void>;
}

/**
 * Sends into a stream until the other side has answered: a server may refuse a request before reading all of it, and
 * the sender must not wait for it then. Never rejects: the answer says why nothing is taken any more.
 */
export function sendUntil(answered: Promise<unknown>, writable: WritableStream<Uint8Array>): Sending {
  const writer = writable.getWriter();
  let isTaken = true;
  const stop = () => {
    isTaken = false;
  };
  const over = answered.then(stop, stop);
  void over.then(() => writer.abort()).catch(stop);
  const whileTaken = async (step: () => Promise<void>) => {
    if (isTaken) await Promise.race([step().catch(stop), over]);
  };
  return { send: (bytes) => whileTaken(() => writer.write(bytes)), end: () => whileTaken(() => writer.close()) };
}
