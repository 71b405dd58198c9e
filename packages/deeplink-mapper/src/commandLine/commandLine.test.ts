import { describe, expect, it } from 'vitest';
import { runCommand } from './commandLine.ts';

describe('the command line', () => {
  const run = (words: readonly string[]) => runCommand(words, '1.2.3');

  it('explains a URL', () => {
    const mapped = run(['explain', 'https://www.brand.com/en/kyc']);
    expect(mapped.exitCode).toBe(0);
    expect(mapped.output).toContain('exchangeapp://open/kyc');
    const unmapped = run(['explain', 'https://www.brand.com/trade/spot/btc/USDT']);
    expect(unmapped.exitCode).toBe(1);
    expect(unmapped.output).toMatch(/reason +bad-parameter/);
  });

  it('prints the generated files', () => {
    expect(run(['table']).output).toContain('`home?tab=3&symbol={base}{quote}`');
    expect(run(['aasa', 'TEAM.app']).output).toContain('"TEAM.app"');
    expect(run(['assetlinks', 'com.brand.app', 'AB:CD']).output).toContain('"AB:CD"');
    expect(run(['intents']).output).toContain('<intent-filter');
    expect(run([]).output).toContain('Usage');
  });

  it.each(['version', '--version'])('prints the version for %s', (word) => {
    expect(run([word])).toEqual({ exitCode: 0, output: '1.2.3\n' });
  });

  it.each([[[]], [['help']], [['--help']], [['-h']]])('prints the usage for %j', (words) => {
    const { exitCode, output } = run(words);
    expect(exitCode).toBe(0);
    expect(output).toMatch(/^Usage: deeplink-mapper <command>\n/);
  });

  it('reports an unknown command', () => {
    expect(run(['fly']).output).toMatch(/^Unknown command "fly"\.\n\nUsage/);
  });

  it('prints the placeholder warning separately from the file', () => {
    for (const [words, own] of [
      [['aasa'], ['aasa', 'TEAM.app']],
      [['assetlinks'], ['assetlinks', 'com.brand.app', 'AB:CD']],
    ] as const) {
      const { output, warning } = run(words);
      expect(warning).toMatch(/Do not publish this file: .*Pass your own: deeplink-mapper /);
      expect(() => JSON.parse(output) as unknown).not.toThrow();
      expect(run(own).warning).toBeUndefined();
    }
  });

  it.each([
    [['explain']],
    [['explain', '/kyc', '/login']],
    [['assetlinks', 'com.brand.app']],
    [['fly']],
  ])('rejects %j', (words) => {
    const { exitCode, output } = run(words);
    expect(exitCode).toBe(2);
    expect(output).toContain('Usage');
  });
});
