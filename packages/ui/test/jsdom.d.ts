// jsdom is published without types; this much of it is used here.
declare module 'jsdom' {
  type Page = Window & typeof globalThis;
  export class VirtualConsole {
    on(event: 'error', listener: (message: string) => void): this;
    on(event: 'jsdomError', listener: (error: Error) => void): this;
  }
  export class JSDOM {
    constructor(
      html: string,
      options?: {
        url?: string;
        runScripts?: 'dangerously' | 'outside-only';
        virtualConsole?: VirtualConsole;
        beforeParse?: (window: Page) => void;
      },
    );
    readonly window: Page;
  }
}
