// jsdom is published without types. Declares the part used here.
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
