// The pure JavaScript build of recheck has no types of its own.
declare module 'recheck/lib/browser.js' {
  export { checkSync } from 'recheck';
}

// jsdom ships no types. These are the parts that the tests use.
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { url?: string; runScripts?: 'dangerously' });
    readonly window: Window & { eval(code: string): unknown };
  }
}
