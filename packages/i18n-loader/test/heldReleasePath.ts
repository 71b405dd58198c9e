/** An in-memory server for translation files. It holds each response until the test releases it. */
export interface HeldReleasePath {
  /** Returns the file name `{locale}/{ns}` instead of a real URL. */
  url: (locale: string, ns: string) => string;
  fetch: (url: string, init: { signal: AbortSignal }) => Promise<Response>;
  /** Requested files, in order. */
  requests: string[];
  /** Responds to the oldest pending request for a file. Responds with status 500 if `texts` is omitted. */
  respond: (file: string, texts?: object) => Promise<void>;
  /** Files of the requests that are pending and not aborted, oldest first. */
  pending: () => string[];
}

export function heldReleasePath(): HeldReleasePath {
  const requests: string[] = [];
  const pendingRequests: {
    file: string;
    signal: AbortSignal;
    respond: (response: Response) => void;
  }[] = [];
  return {
    url: (locale, ns) => `${locale}/${ns}`,
    fetch(file, { signal }) {
      requests.push(file);
      return new Promise((respond) => pendingRequests.push({ file, signal, respond }));
    },
    requests,
    async respond(file, texts) {
      await settle();
      const index = pendingRequests.findIndex(
        (request) => request.file === file && !request.signal.aborted,
      );
      const [request] = pendingRequests.splice(index, index < 0 ? 0 : 1);
      if (!request) throw new Error(`No pending request of ${file}. Requested: ${requests.join()}`);
      request.respond(texts ? Response.json(texts) : new Response('', { status: 500 }));
      await settle();
    },
    pending: () => pendingRequests.filter(({ signal }) => !signal.aborted).map(({ file }) => file),
  };
}

/** Lets promises and streams in progress settle. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
}
