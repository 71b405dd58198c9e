// The pure JavaScript build of recheck has no types of its own.
declare module 'recheck/lib/browser.js' {
  export { checkSync } from 'recheck';
}
