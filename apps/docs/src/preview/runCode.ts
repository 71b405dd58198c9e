import { demoModule } from './demoModules.ts';

type Exports = Record<string, unknown>;

/** A demo as a CommonJS module. */
type DemoModule = (require: typeof demoModule, exports: Exports) => void;

declare global {
  interface Window {
    /** Called by the script of a demo. */
    runDemo?: (module: DemoModule) => void;
  }
}

/**
 * Runs CommonJS code in a script of its own, because the preview's policy forbids `eval`, and returns its exports.
 *
 * @throws the error of the code
 */
export async function runCode(code: string): Promise<Exports> {
  const text = `runDemo((require, exports) => {${code}\n});`;
  const script = document.createElement('script');
  script.src = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  const finished = new AbortController();
  try {
    return await new Promise<Exports>((resolve, reject) => {
      window.runDemo = (module) => {
        const exports: Exports = {};
        try {
          module(demoModule, exports);
          resolve(exports);
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      };
      // Reports syntax errors that the compiler does not find.
      const { signal } = finished;
      window.addEventListener('error', ({ message }) => reject(new Error(message)), { signal });
      document.head.append(script);
    });
  } finally {
    finished.abort();
    script.remove();
    URL.revokeObjectURL(script.src);
  }
}
