import { expect, it } from 'vitest';
import { parseSettings, readSettings } from './settings.ts';

const entry = { file: 'src/a.ts', code: 'a < b', replacement: '', reason: 'They differ.' };

it('returns empty settings for a package without mutation.json', () => {
  expect(readSettings('/nowhere')).toEqual({ leaveOutTests: [], equivalentMutants: [] });
});

it('accepts an equivalent mutant with an empty replacement', () => {
  expect(parseSettings({ equivalentMutants: [entry] }).equivalentMutants).toEqual([entry]);
});

it('rejects an unknown field in mutation.json', () => {
  expect(() => parseSettings({ equivalent: [] })).toThrow(
    'Unknown field "equivalent" in mutation.json: use leaveOutTests and equivalentMutants.',
  );
});

it.each(['file', 'code', 'replacement', 'reason'])(
  'rejects an entry without the field %s',
  (field) => {
    expect(() => parseSettings({ equivalentMutants: [{ ...entry, [field]: undefined }] })).toThrow(
      `needs the field "${field}"`,
    );
  },
);

it('rejects an equivalent mutant with an empty reason', () => {
  expect(() => parseSettings({ equivalentMutants: [{ ...entry, reason: '' }] })).toThrow(
    'needs the field "reason"',
  );
});
