/** An error of the page, with its time in ms UTC. */
export interface LoggedError {
  error: unknown;
  time: number;
  /** Whether the page handled the error and reported it. */
  isHandled: boolean;
}

/** Errors since the page started, for a reader that starts later. */
export interface ErrorLog {
  add(error: unknown): void;
  /** Passes all errors to the reader, also later ones. Only one reader is supported. */
  read(reader: (entry: LoggedError) => void): void;
}

/** Maximum number of errors before the reader starts. */
const maxKept = 20;

/** Collects uncaught errors of a window, and those that `add` receives. */
export function createErrorLog(
  window: Pick<Window, 'addEventListener'>,
  now: () => number = Date.now,
): ErrorLog {
  const kept: LoggedError[] = [];
  let pass = (entry: LoggedError) => {
    if (kept.length < maxKept) kept.push(entry);
  };
  window.addEventListener('error', ({ error }) => {
    // Scripts of other origins have no error object.
    if (error) pass({ error, time: now(), isHandled: false });
  });
  window.addEventListener('unhandledrejection', ({ reason }) =>
    pass({ error: reason, time: now(), isHandled: false }),
  );
  return {
    add: (error) => pass({ error, time: now(), isHandled: true }),
    read(reader) {
      pass = reader;
      for (const entry of kept.splice(0)) reader(entry);
    },
  };
}
