import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createSandbox, StartError } from '../src/index.ts';
import { runProgram } from './program.ts';
import { envelopeOf, post, runSandbox, temporaryFolder } from './running.ts';

const someone = { email: 'someone@brand.com', password: 'a-new-pass-1' };
const newAccount = { ...someone, residence: 'BR', acceptedTerms: true, confirmedAge: true };
const profileOf = (url: string, token: string) =>
  envelopeOf(fetch(`${url}/v2/private/user/profile`, { headers: { UserToken: token } }));

it('does not delete the data of a running sandbox if `fresh` is set', async () => {
  const dataFolder = temporaryFolder();
  const first = await runSandbox({ dataFolder });
  await post(`${first.url}/x-api/user/v1/register`, newAccount);
  await expect(createSandbox({ dataFolder, fresh: true, port: first.port })).rejects.toMatchObject({
    kind: 'portTaken',
  });
  for (const fresh of [true, false]) {
    await expect(createSandbox({ dataFolder, fresh })).rejects.toMatchObject({
      kind: 'dataFolderTaken',
    });
  }
  await first.close();

  const second = await runSandbox({ dataFolder });
  const answer = await envelopeOf(post(`${second.url}/x-api/user/v1/login`, someone));
  expect(answer.ret_code).toBe(0);
});

it('keeps accounts and sessions in its folder, and deletes them if `fresh` is set', async () => {
  const dataFolder = join(temporaryFolder(), 'made', 'by', 'itself');
  const first = await createSandbox({ dataFolder });
  const { result } = await envelopeOf(post(`${first.url}/x-api/user/v1/register`, newAccount));
  await first.close();
  await first.close();

  const second = await createSandbox({ dataFolder });
  expect(await profileOf(second.url, result.token)).toMatchObject({
    ret_code: 0,
    result: { id: result.user_id },
  });
  expect(await (await fetch(`${second.url}/_sandbox/state`)).json()).toMatchObject({ users: 3 });
  await second.close();

  const third = await runSandbox({ dataFolder, fresh: true });
  expect(await profileOf(third.url, result.token)).toMatchObject({ ret_code: 10007 });
  expect(await (await fetch(`${third.url}/_sandbox/state`)).json()).toMatchObject({ users: 2 });
});

it('runs several independent sandboxes at once', async () => {
  const [one, two] = await Promise.all([runSandbox(), runSandbox({ market: { seed: 2 } })]);
  const { result } = await envelopeOf(post(`${one.url}/x-api/user/v1/register`, newAccount));
  expect(await profileOf(one.url, result.token)).toMatchObject({ ret_code: 0 });
  expect(await profileOf(two.url, result.token)).toMatchObject({ ret_code: 10007 });
});

it('rejects a port that is in use, and a database that a newer sandbox wrote', async () => {
  const { port } = await runSandbox();
  await expect(createSandbox({ port })).rejects.toMatchObject({ kind: 'portTaken' });

  const dataFolder = temporaryFolder();
  await (await createSandbox({ dataFolder })).close();
  using db = new DatabaseSync(join(dataFolder, 'sandbox.db'));
  db.exec('PRAGMA user_version = 999');
  db.close();
  await expect(createSandbox({ dataFolder })).rejects.toThrow(StartError);
  await expect(createSandbox({ dataFolder })).rejects.toThrow(/newer sandbox/);
});

it('keeps all successful writes when it is killed with SIGKILL while writing', async () => {
  const dataFolder = temporaryFolder();
  const answered: { token: string; user_id: number }[] = [];
  const program = runProgram([], { SANDBOX_DATA: dataFolder });
  const origin = await program.url;
  const writers = [0, 1, 2].map(async (writer) => {
    for (let i = 0; ; i += 1) {
      const email = `user-${writer}-${i}@brand.com`;
      const call = post(`${origin}/x-api/user/v1/register`, { ...newAccount, email });
      const envelope = await envelopeOf(call).catch(() => undefined);
      if (!envelope) return;
      expect(envelope.ret_code).toBe(0);
      answered.push(envelope.result);
      if (answered.length === 10) program.child.kill('SIGKILL');
    }
  });
  await Promise.all(writers);
  expect(await program.ended).toBe('SIGKILL');
  expect(answered.length).toBeGreaterThanOrEqual(10);

  const { url } = await runSandbox({ dataFolder });
  for (const { token, user_id } of answered) {
    expect((await profileOf(url, token)).result).toMatchObject({ id: user_id });
  }
  using db = new DatabaseSync(join(dataFolder, 'sandbox.db'));
  expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  expect(db.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
}, 60_000);

it('stores with a new account which terms were accepted, that the age was confirmed, and when', async () => {
  const dataFolder = temporaryFolder();
  const { url } = await runSandbox({ dataFolder });
  const before = Date.now();
  await post(`${url}/x-api/user/v1/register`, newAccount);
  const db = new DatabaseSync(join(dataFolder, 'sandbox.db'), { readOnly: true });
  const stored = db
    .prepare('SELECT terms_version, terms_accepted_at, age_confirmed_at FROM users WHERE email = ?')
    .get(someone.email);
  db.close();
  const time = expect.toSatisfy((at: number) => at >= before && at <= Date.now());
  expect(stored).toEqual({ terms_version: '1.0', terms_accepted_at: time, age_confirmed_at: time });
});
