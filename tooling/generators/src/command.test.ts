import { expect, it } from 'vitest';
import { GeneratorError, readCommand } from './command.ts';

it('reads the arguments for a screen', () => {
  expect(readCommand(['screen', 'price-alert', '--title', 'Price alerts', '--section'])).toEqual({
    kind: 'screen',
    name: 'price-alert',
    title: 'Price alerts',
    lead: 'Replace this sentence. It says what the page is for.',
    section: true,
  });
});

it('reads the arguments for an app', () => {
  expect(readCommand(['app', 'earn', '--title', 'Earn', '--lead', 'Earn interest.'])).toEqual({
    kind: 'app',
    name: 'earn',
    title: 'Earn',
    lead: 'Earn interest.',
  });
});

it('takes missing texts from the name', () => {
  expect(readCommand(['screen', 'price-alert', '--title', ' '])).toMatchObject({
    title: 'Price alert',
    lead: 'Replace this sentence. It says what the page is for.',
    section: false,
  });
});

it.each([
  ['no arguments', [], 'unknownKind'],
  ['an unknown kind', ['page', 'x'], 'unknownKind'],
  ['no name', ['screen', '--title', 'X'], 'missingValue'],
  ['a name in camel case', ['screen', 'priceAlert', '--title', 'X'], 'badName'],
  ['a name with a path', ['screen', '../x', '--title', 'X'], 'badName'],
  ['an unknown option', ['screen', 'x', '--titel', 'X'], 'unknownOption'],
  ['an unquoted title', ['screen', 'x', '--title', 'Price', 'alerts'], 'unknownOption'],
])('refuses a command with %s', (_, args, kind) => {
  const error = (() => {
    try {
      return readCommand(args);
    } catch (thrown) {
      return thrown;
    }
  })();
  expect(error).toBeInstanceOf(GeneratorError);
  expect(error).toMatchObject({ kind });
});
