/** Logs each failure message to the console once, so that retries don't flood it. */
export function onceReporter(
  log: (message: string, error: unknown) => void = (message, error) => console.warn(message, error),
): (error: unknown) => void {
  const reported = new Set<string>();
  return (error) => {
    const message = error instanceof Error ? error.message : String(error);
    if (reported.has(message)) return;
    reported.add(message);
    log(message, error);
  };
}
