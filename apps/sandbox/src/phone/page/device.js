// Runs first in every page that the phone frames. Outside the phone, `parent.phone` does not exist or is
// not accessible, and the page stays unchanged.
try {
  /** @type {any} */ (globalThis.parent).phone?.boot(globalThis);
} catch {
  // The surrounding page has another origin.
}
