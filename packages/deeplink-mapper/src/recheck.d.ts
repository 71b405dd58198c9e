// The engine in plain JavaScript; published without types of its own.
declare module 'recheck/lib/browser.js' {
  export { checkSync } from 'recheck';
}
