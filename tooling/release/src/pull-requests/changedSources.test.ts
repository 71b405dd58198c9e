import { expect, it } from 'vitest';
import { changedSources } from './changedSources.ts';

it('groups sources by package and ignores other files', () => {
  const changed = changedSources([
    'packages/ui/src/card.tsx',
    'packages/ui/src/card.test.tsx',
    'packages/ui/src/menu/menu.ts',
    'packages/ui/README.md',
    'packages/api-client/src/routes.generated.ts',
    'packages/api-client/src/globals.d.ts',
    'packages/quote-socket/src/wire/codec.ts',
    'apps/sandbox/src/main.ts',
  ]);
  expect([...changed]).toEqual([
    ['ui', ['src/card.tsx', 'src/menu/menu.ts']],
    ['quote-socket', ['src/wire/codec.ts']],
  ]);
});
