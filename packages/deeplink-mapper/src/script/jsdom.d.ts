// jsdom ships no types. These are the parts that the tests use.
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { url?: string; runScripts?: 'dangerously' });
    readonly window: Window & { eval(code: string): unknown };
  }
}
