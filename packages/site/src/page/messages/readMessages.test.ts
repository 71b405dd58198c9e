import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { messageFolders, pseudoText, readMessages } from './readMessages.ts';

/** Writes translations of the namespace `hub` by language. Returns their folder. */
function write(languages: Record<string, Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [language, texts] of Object.entries(languages)) {
    mkdirSync(join(folder, language));
    writeFileSync(join(folder, language, 'hub.json'), JSON.stringify(texts));
  }
  return folder;
}

const read = (language: string, ...folders: string[]) => readMessages(language, undefined, folders);

it('reads untranslated texts in English', () => {
  const folder = write({ en: { lead: 'Earn', title: 'Hub' }, de: { lead: '', title: 'Zentrale' } });
  expect(read('de', folder)).toEqual({ hub: { lead: 'Earn', title: 'Zentrale' } });
});

it('reads untranslated plural forms in English, even forms that English does not have', () => {
  const folder = write({
    en: { days_one: '{{count}} day', days_other: '{{count}} days' },
    pl: { days_one: '', days_few: '', days_many: '', days_other: '{{count}} dnia' },
  });
  expect(read('pl', folder)).toEqual({
    hub: {
      days_one: '{{count}} day',
      days_few: '{{count}} days',
      days_many: '{{count}} days',
      days_other: '{{count}} dnia',
    },
  });
});

it('reads a variant as its base language, changed by the variant’s texts', () => {
  const folder = write({
    en: { lead: 'Earn', title: 'Hub' },
    'es-ES': { lead: '', title: 'Centro' },
    'es-MX': { title: 'Centro MX' },
  });
  expect(read('es-MX', folder)).toEqual({ hub: { lead: 'Earn', title: 'Centro MX' } });
  expect(read('es-AR', folder)).toEqual({ hub: { lead: 'Earn', title: 'Centro' } });
});

it('adds the texts of an app to those of packages, and replaces texts with the same key', () => {
  const site = write({
    en: { lead: 'Welcome', title: 'Hub' },
    de: { lead: '', title: 'Zentrale' },
  });
  const app = write({ en: { lead: 'Earn', more: 'More' } });
  expect(read('en', site, app)).toEqual({ hub: { lead: 'Earn', title: 'Hub', more: 'More' } });
  expect(read('de', site, app)).toEqual({ hub: { lead: 'Earn', title: 'Zentrale', more: 'More' } });
});

it('finds the texts of the packages that an app depends on, and its own', () => {
  const app = mkdtempSync(join(tmpdir(), 'app-'));
  onTestFinished(() => rmSync(app, { recursive: true }));
  const folders = ['node_modules/@exchange/site/messages', 'messages'];
  for (const folder of folders) mkdirSync(join(app, folder), { recursive: true });
  mkdirSync(join(app, 'node_modules/react'));
  const dependencies = { '@exchange/site': 'workspace:*', react: '*' };
  writeFileSync(join(app, 'package.json'), JSON.stringify({ dependencies }));
  expect(messageFolders(app)).toEqual(folders.map((folder) => join(app, folder)));
});

it('replaces English with the pseudo-locale if TEXTS=pseudo is set, but no other language', () => {
  const folder = write({ en: { title: 'Hub' }, de: { title: 'Zentrale' } });
  vi.stubEnv('TEXTS', 'pseudo');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(read('en', folder)).toEqual({ hub: { title: '[Ĥûƀ~~]' } });
  expect(read('de', folder)).toEqual({ hub: { title: 'Zentrale' } });
});

describe('the pseudo language', () => {
  it('adds accents, brackets and 40 % more characters', () => {
    expect(pseudoText('Log in now')).toBe('[Ļöĝ îñ ñöŵ~~~~]');
  });

  it('keeps placeholders', () => {
    expect(pseudoText('{{count}} of {{total}}')).toMatch(/^\[{{count}} öƒ {{total}}~+\]$/);
  });

  it('changes every letter', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
    expect(pseudoText(letters)).not.toMatch(/[A-Za-z]/);
  });
});
