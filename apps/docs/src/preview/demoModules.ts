import * as ui from '@exchange/ui';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactHookForm from 'react-hook-form';

/** Modules that a demo can import. */
const modules: Readonly<Record<string, object>> = {
  '@exchange/ui': ui,
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-hook-form': reactHookForm,
};

/**
 * Returns the exports of a module. The entry of a component, such as `@exchange/ui/button`, has those of the whole kit.
 *
 * @throws Error if demos cannot import the module
 */
export function demoModule(name: string): object {
  const key = name.startsWith('@exchange/ui/') ? '@exchange/ui' : name;
  if (Object.hasOwn(modules, key)) return modules[key]!;
  throw new Error(`Cannot import "${name}". Import one of ${Object.keys(modules).join(', ')}.`);
}
