// Runs first in every page that the phone frames. Outside the phone there is no `phone`, or a window
// that may not be looked into: then this page stays what it is.
try {
  /** @type {any} */ (globalThis.parent).phone?.boot(globalThis);
} catch {
  // Another origin around the page.
}
