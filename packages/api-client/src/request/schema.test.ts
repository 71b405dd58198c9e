import { expect, it } from 'vitest';
import { type SchemaResult, validate } from './schema.ts';

const schema = (validateValue: (value: unknown) => SchemaResult<unknown>) =>
  ({ '~standard': { version: 1, vendor: 'test', validate: validateValue } }) as const;

it('returns the output of the schema', async () => {
  expect(
    await validate(
      schema(() => ({ value: 2 })),
      1,
    ),
  ).toBe(2);
  expect(
    await validate(
      {
        '~standard': { version: 1, vendor: 'test', validate: () => Promise.resolve({ value: 3 }) },
      },
      1,
    ),
  ).toBe(3);
});

it.each([
  [[{ message: 'odd' }], 'bad response: result has the wrong shape (odd)'],
  [
    [{ message: 'odd', path: ['list', 0, { key: 'id' }] }, { message: 'second' }],
    'bad response: result.list.0.id has the wrong shape (odd)',
  ],
  [[], 'bad response: result has the wrong shape (no reason given)'],
])('names the path of the first issue of %j', async (issues, message) => {
  await expect(
    validate(
      schema(() => ({ issues })),
      1,
    ),
  ).rejects.toMatchObject({
    kind: 'badResponse',
    message,
    envelope: 1,
    cause: issues,
  });
});

it('treats an exception from a schema as an issue', async () => {
  const throwing = schema(() => {
    throw new TypeError('bug');
  });
  await expect(validate(throwing, 1)).rejects.toMatchObject({
    message: 'bad response: result has the wrong shape (TypeError: bug)',
    cause: [{ message: 'TypeError: bug' }],
  });
});
