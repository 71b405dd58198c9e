// The pure JavaScript build of recheck, which ships without types.
declare module 'recheck/lib/browser.js' {
  export { checkSync } from 'recheck';
}
