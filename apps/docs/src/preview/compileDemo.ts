import { transform } from 'sucrase';

/**
 * Returns a demo's TypeScript as the CommonJS code of a script.
 *
 * @throws Error with the position of a mistake in the syntax
 */
export function compileDemo(source: string): string {
  return transform(source, {
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
  }).code;
}
