import { expect, it } from 'vitest';
import { type StandardSchema, validate } from './schema.ts';

/** Validates the value 1 with a schema that has this function. */
const validateWith = (validateValue: StandardSchema['~standard']['validate']) =>
  validate({ '~standard': { version: 1, vendor: 'test', validate: validateValue } }, 1);

it('returns the output of the schema', async () => {
  expect(await validateWith(() => ({ value: 2 }))).toBe(2);
});

it('awaits an asynchronous schema', async () => {
  expect(await validateWith(() => Promise.resolve({ value: 3 }))).toBe(3);
});

it.each([
  [[{ message: 'odd' }], 'bad response: result has the wrong shape (odd)'],
  [
    [{ message: 'odd', path: ['list', 0, { key: 'id' }] }, { message: 'second' }],
    'bad response: result.list.0.id has the wrong shape (odd)',
  ],
  [[], 'bad response: result has the wrong shape (no reason given)'],
])('names the path of the first issue of %j', async (issues, message) => {
  const expected = { kind: 'badResponse', message, envelope: 1, cause: issues };
  await expect(validateWith(() => ({ issues }))).rejects.toMatchObject(expected);
});

it('treats an exception from a schema as an issue', async () => {
  const validated = validateWith(() => {
    throw new TypeError('bug');
  });
  await expect(validated).rejects.toMatchObject({
    message: 'bad response: result has the wrong shape (TypeError: bug)',
    cause: [{ message: 'TypeError: bug' }],
  });
});
