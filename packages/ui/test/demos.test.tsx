import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { StrictMode, type ComponentType } from 'react';
import { afterEach, expect, it } from 'vitest';
import { demos } from '../gallery/demos.ts';
import * as kit from '../src/index.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

it('has a demo of every component', () => {
  const components = Object.keys(kit).filter((name) => /^[A-Z]/.test(name));
  expect(Object.keys(demos).sort()).toEqual(components.sort());
});

it.each(Object.entries(demos))(
  'the demo of %s renders the component without a warning',
  (name, Demo) => {
    const { baseElement } = render(
      <StrictMode>
        <Demo />
      </StrictMode>,
    );
    expect(baseElement.querySelector('[class^="x-"]'), name).not.toBeNull();
  },
);

const root = join(import.meta.dirname, '../demos');

it.each(globSync('*/*.tsx', { cwd: root }))('%s renders without a warning', async (file) => {
  const exported = (await import(join(root, file))) as Record<string, ComponentType>;
  const [Demo, ...others] = Object.values(exported);
  if (!Demo) throw new Error(`${file} exports nothing.`);
  expect(others).toEqual([]);
  const { baseElement } = render(
    <StrictMode>
      <Demo />
    </StrictMode>,
  );
  expect(baseElement.querySelector('[class^="x-"]')).not.toBeNull();
});

const allowed = ['@exchange/ui', 'react', 'react-hook-form'];

it.each(globSync('**/*.tsx', { cwd: root }))(
  '%s imports only the package, React and react-hook-form, so that sites can copy it',
  (file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const imports = [...source.matchAll(/from '([^']+)'/g)].map(([, name]) => name);
    expect(imports.filter((name) => !allowed.includes(name!))).toEqual([]);
    expect(source.split('\n').length).toBeLessThanOrEqual(40);
    expect(source).not.toMatch(/ as |@ts-|eslint-/);
  },
);
