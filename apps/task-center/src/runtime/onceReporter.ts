/** Writes a failure to the console, once for each message: a page that retries must not flood it. */
export function onceReporter(
  log: (message: string, error: unknown) => void = (message, error) => console.warn(message, error),
): (error: unknown) => void {
  const said = new Set<string>();
  return (error) => {
    const message = error instanceof Error ? error.message : String(error);
    if (said.has(message)) return;
    said.add(message);
    log(message, error);
  };
}
