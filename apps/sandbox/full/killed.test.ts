import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { addDecimals, compareDecimals } from '@exchange/exchange-api';
import { type EndpointName } from '@exchange/task-center-api';
import { testSeed } from '@tooling/testing/seed';
import { expect, it } from 'vitest';
import { createRandom } from '../src/random.ts';
import { isRewardCode, rewardEntry } from '../src/taskCenter/catalogue/rewardCatalogue.ts';
import { runProgram } from '../test/program.ts';
import { post, runSandbox, temporaryFolder } from '../test/running.ts';
import { callerOf, verifiedCaller } from '../test/taskCenterClient.ts';

/** Number of times to kill the sandbox. `pnpm --filter @apps/sandbox run test:killed` uses 100. */
const rounds = Number(process.env.KILL_ROUNDS ?? 10);
const seed = testSeed();

interface Answered {
  token: string;
  name: EndpointName;
  body: object;
  key: string;
  answer: unknown;
}

interface Round {
  url: string;
  random: () => number;
  /** Call after every successful request. Kills the sandbox after a random number of requests. */
  succeeded: () => void;
}

it(
  `keeps all confirmed claims and grants none twice: ${rounds} kills, seed ${seed}`,
  async () => {
    const random = createRandom(seed);
    const dataFolder = temporaryFolder();
    const answered: Answered[] = [];
    const traded = new Map<number, { answered: number; sent: number }>();

    for (let round = 0; round < rounds; round += 1) {
      const program = runProgram([], { SANDBOX_DATA: dataFolder });
      const url = await program.url;
      await replay(url, answered.splice(0));

      const until = 5 + Math.floor(random() * 60);
      let successes = 0;
      const succeeded = () => {
        if ((successes += 1) !== until) return;
        // Delay the kill randomly, so that it can hit any point of the running transactions.
        setTimeout(() => program.child.kill('SIGKILL'), random() * 10);
      };
      const users = await Promise.all([verifiedCaller(url), verifiedCaller(url)]);
      for (const { id } of users) traded.set(id, { answered: 0, sent: 0 });
      // Each user calls from several windows at once, so that the windows compete for the same claims.
      await Promise.all(
        users.flatMap((user) => {
          const window = { url, random, succeeded };
          return [0, 1, 2].map(() => useUntilKilled(user, window, answered, traded.get(user.id)!));
        }),
      );
      expect(await program.ended).toBe('SIGKILL');
      if (round % 10 === 9) console.log(`${round + 1} kills survived`);
    }

    const last = await runSandbox({ dataFolder });
    await replay(last.url, answered);
    await last.close();
    checkDatabase(join(dataFolder, 'sandbox.db'), traded);
  },
  60_000 + rounds * 30_000,
);

/** Repeats the calls with their idempotency keys. Expects the same responses as before the kill. */
async function replay(url: string, answered: readonly Answered[]): Promise<void> {
  await Promise.all(
    answered.map(async ({ token, name, body, key, answer }) => {
      const again = await callerOf(url, token).call(name, body, { key });
      expect(again, `${name} ${JSON.stringify(body)}`).toEqual(answer);
    }),
  );
}

async function useUntilKilled(
  user: Awaited<ReturnType<typeof verifiedCaller>>,
  { url, random, succeeded }: Round,
  answered: Answered[],
  trades: { answered: number; sent: number },
): Promise<void> {
  const token = user.headers.UserToken!;

  async function claim(name: EndpointName, body: object) {
    const key = randomUUID();
    const answer = await user.call(name, body, { key });
    if (answer.ret_code !== 0) return;
    answered.push({ token, name, body, key, answer });
    succeeded();
  }

  async function trade() {
    trades.sent += 1;
    const amount = '400';
    const response = await post(`${url}/_sandbox/act`, { user: user.id, kind: 'trade', amount });
    await response.text();
    trades.answered += 1;
    succeeded();
  }

  async function openBox() {
    const box = { user: user.id, give: 'mystery-box' };
    const given = await (await post(`${url}/_sandbox/rewards`, box)).json();
    const body = { reward_id: (given as { reward_id: string }).reward_id };
    await claim('claimReward', body);
    // Two concurrent calls must open the box once.
    await Promise.all([claim('activate', body), claim('activate', body)]);
  }

  async function claimTasks() {
    const { result } = await user.call('home');
    const claimable = result.tasks.filter(({ state }) => state === 'claimable');
    await Promise.all(
      claimable.map(({ task_id, period, rule_index }) =>
        claim('claim', { task_id, period, rule_index }),
      ),
    );
  }

  const activities = [
    trade,
    claimTasks,
    openBox,
    () => claim('claimAll', {}),
    () => user.call('checkIn'),
  ];
  try {
    for (;;) await activities[Math.floor(random() * activities.length)]!();
  } catch (error) {
    // The kill closes the connection. Rethrow all other errors.
    if (!(error instanceof TypeError) && !(error instanceof SyntaxError)) throw error;
  }
}

function checkDatabase(
  path: string,
  traded: ReadonlyMap<number, { answered: number; sent: number }>,
): void {
  const db = new DatabaseSync(path);
  const none = (sql: string) => expect(db.prepare(sql).all(), sql).toEqual([]);
  expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  none('PRAGMA foreign_key_check');
  // Claims and task rewards match one to one.
  none(`SELECT id FROM rewards WHERE source = 'task' AND id NOT IN (SELECT reward_id FROM claims)`);
  none(
    `SELECT task_id FROM claims GROUP BY user_id, task_id, period, rule_index HAVING count(*) > 1`,
  );
  none(`SELECT claims.id FROM claims JOIN rewards ON rewards.id = reward_id
        WHERE source <> 'task' OR rewards.user_id <> claims.user_id
        OR source_id <> task_id || '/' || period || '/' || rule_index`);
  // Each check-in has its points, and each opened box its content.
  none(`SELECT day FROM check_ins WHERE NOT EXISTS (SELECT 1 FROM rewards
        WHERE source = 'check_in' AND source_id = day AND user_id = check_ins.user_id)`);
  none(`SELECT id FROM rewards AS box WHERE code = 'mystery-box' AND (remaining = '0') <> EXISTS
        (SELECT 1 FROM rewards WHERE source = 'box' AND source_id = CAST(box.id AS TEXT))`);
  // Each claim has an idempotency key whose stored response contains the claim's reward. The claims of the demo account
  // are seeded without calls.
  none(`SELECT id FROM claims WHERE user_id IN (${[...traded.keys()].join()}) AND NOT EXISTS (SELECT 1 FROM idempotency_keys
        WHERE user_id = claims.user_id AND instr(answer, '"reward_id":"' || reward_id || '"'))`);
  // Each idempotency key of a claim refers to an existing reward.
  none(`SELECT key FROM idempotency_keys WHERE request LIKE 'claim {%' AND
        CAST(json_extract(answer, '$.reward.reward_id') AS INTEGER) NOT IN (SELECT reward_id FROM claims)`);

  const rewards = db.prepare('SELECT id, code, amount, remaining FROM rewards').all();
  for (const { id, code, amount, remaining } of rewards as Record<string, string>[]) {
    const uses = db.prepare(
      `SELECT amount FROM reward_usage WHERE reward_id = ? AND kind <> 'revoked'`,
    );
    const used = (uses.all(id!) as { amount: string }[]).map((use) => use.amount);
    const whole = isRewardCode(code!) ? (rewardEntry(code).limit?.amount ?? amount!) : 'unknown';
    const sum = used.reduce(addDecimals, remaining!);
    expect(compareDecimals(sum, whole), `reward ${id}: ${sum} of ${whole}`).toBe(0);
  }

  const weekly = db.prepare(
    `SELECT amount FROM task_progress WHERE task_id = 'weekly-trade' AND user_id = ?`,
  );
  for (const [userId, { answered, sent }] of traded) {
    const amounts = (weekly.all(userId) as { amount: string }[]).map(({ amount }) => amount);
    const trades = Number(amounts.reduce(addDecimals, '0')) / 400;
    expect(trades).toBeGreaterThanOrEqual(answered);
    expect(trades).toBeLessThanOrEqual(sent);
  }
  db.close();
}
