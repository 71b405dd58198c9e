/** An error on the page, with its time in ms UTC. */
export interface LoggedError {
  error: unknown;
  time: number;
  /** Whether the page handled the error and reported it. */
  isHandled: boolean;
}

/** Stores errors from the start of the page, for a reader that starts later. */
export interface ErrorLog {
  add(error: unknown): void;
  /** Passes stored and later errors to the reader. Only one reader is supported. */
  read(reader: (entry: LoggedError) => void): void;
}

/** Maximum number of errors to store until the reader starts. */
const maxStored = 20;

/** Collects uncaught errors of a window, and those that `add` receives. */
export function createErrorLog(
  window: Pick<Window, 'addEventListener'>,
  now: () => number = Date.now,
): ErrorLog {
  const stored: LoggedError[] = [];
  let handle = (entry: LoggedError) => {
    if (stored.length < maxStored) stored.push(entry);
  };
  window.addEventListener('error', ({ error }) => {
    // Errors in scripts from other origins have no error object.
    if (error) handle({ error, time: now(), isHandled: false });
  });
  window.addEventListener('unhandledrejection', ({ reason }) =>
    handle({ error: reason, time: now(), isHandled: false }),
  );
  return {
    add: (error) => handle({ error, time: now(), isHandled: true }),
    read(reader) {
      handle = reader;
      for (const entry of stored.splice(0)) reader(entry);
    },
  };
}
