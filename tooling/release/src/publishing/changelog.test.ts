import { expect, it } from 'vitest';
import type { NewChangesetWithCommit, ModCompWithPackage } from '@changesets/types';
import changelog from './changelog.ts';

const note = (summary: string, commit?: string): NewChangesetWithCommit => ({
  id: 'calm-birds-sing',
  releases: [],
  summary,
  ...(commit !== undefined && { commit }),
});

it('writes the headline followed by the commit', async () => {
  const line = await changelog.getReleaseLine(note('Keep it.', '0123456789ab'), 'patch', null);
  expect(line).toBe('- Keep it. (0123456)');
});

it('keeps paragraphs and lists of a long changeset below its headline', async () => {
  const summary = 'Keep it.\n\nIn detail:\n\n- one\n- two\n';
  expect(await changelog.getReleaseLine(note(summary), 'minor', null)).toBe(
    '- Keep it.\n\n  In detail:\n\n  - one\n  - two',
  );
});

it('lists dependencies in one line, and returns nothing without dependencies', async () => {
  const moved = [
    { name: '@exchange/a', newVersion: '1.1.0' },
    { name: '@exchange/b', newVersion: '2.0.0' },
  ] as ModCompWithPackage[];
  expect(await changelog.getDependencyReleaseLine([note('x'), note('y')], moved, null)).toBe(
    '- Works with `@exchange/a` 1.1.0, `@exchange/b` 2.0.0',
  );
  expect(await changelog.getDependencyReleaseLine([], [], null)).toBe('');
});
