import type { DatabaseSync } from 'node:sqlite';
import { friendStages, taskKinds } from '@exchange/task-center-api';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Accounts, User } from '../users/accounts.ts';
import { residence } from '../users/userInput.ts';
import { transaction } from '../database.ts';
import { demoAccount } from '../users/demoAccount.ts';
import { MissingError, scriptRoute } from './scriptRoute.ts';
import { periodsOf } from '../taskCenter/tasks/periods.ts';
import { regionNames } from '../taskCenter/callerRegion.ts';
import { revokeReasons, type RevokeReason } from '../taskCenter/rewards/rewards.ts';
import {
  isRewardCode,
  rewardCatalogue,
  type RewardCode,
} from '../taskCenter/catalogue/rewardCatalogue.ts';
import { taskEntry } from '../taskCenter/catalogue/taskCatalogue.ts';
import type { TaskCenter } from '../taskCenter/taskCenter.ts';

const user = z.union([z.int().positive(), z.string().min(1)]).default(demoAccount.email);

const amount = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,8})?$/, { error: 'is not an amount such as "100.5"' });

const actInput = z.strictObject({
  user,
  // To simulate a registration, tests use the user API's register call.
  kind: z.enum(taskKinds).exclude(['register']),
  amount: amount.refine((text) => Number(text) > 0, 'must be above 0').default('100'),
  stage: z.enum(friendStages).default('registered'),
  /** Country of residence in the documents of an identity check. Default: the declared one. */
  residence: residence.optional(),
});

const progressInput = z
  .strictObject({
    user,
    task_id: z.string(),
    /** Replaces the amount reached so far. */
    amount: amount.optional(),
    review: z.enum(['passed', 'rejected']).optional(),
  })
  .refine(({ amount, review }) => amount ?? review, 'give amount or review');

const rewardsInput = z.union([
  z.strictObject({
    user,
    give: z
      .string()
      .refine(isRewardCode, `is not one of ${Object.keys(rewardCatalogue).join(', ')}`),
    amount: amount.optional(),
  }),
  z.strictObject({
    user,
    revoke: z.string(),
    reason: z.enum(revokeReasons).default('self_trading'),
  }),
]);

const regionInput = z.strictObject({
  region: z.enum(regionNames),
  /** Whether the task centre is available in the region. */
  served: z.boolean().default(true),
});

/** Registers the scripting calls of the task centre under `/_sandbox`. */
export function taskCenterScripts(
  app: FastifyInstance,
  { db, accounts, taskCenter }: { db: DatabaseSync; accounts: Accounts; taskCenter: TaskCenter },
): void {
  const { regions, live, streams, records, rewards } = taskCenter;

  function requireUser(idOrEmail: number | string): User {
    const found =
      typeof idOrEmail === 'number'
        ? accounts.byId(idOrEmail)
        : accounts.find({ email: idOrEmail });
    if (!found) throw new MissingError(`There is no account ${idOrEmail}.`);
    return found;
  }

  scriptRoute(app, '/act', actInput, ({ user: idOrEmail, ...activity }) => {
    const account = requireUser(idOrEmail);
    taskCenter.act(account, activity);
    return { user: account.id, ...activity };
  });

  scriptRoute(app, '/progress', progressInput, ({ user: idOrEmail, task_id, amount, review }) => {
    const { id, created_at: accountOpenedAt } = requireUser(idOrEmail);
    const entry = taskEntry(task_id);
    if (!entry) throw new MissingError(`There is no task ${task_id}.`);
    const { now } = taskCenter.caller(undefined);
    const { epoch } = taskCenter;
    const period = periodsOf(entry, { now, epoch, accountOpenedAt }).at(-1)!.id;
    const round = { userId: id, taskId: task_id, period };
    transaction(db, () => {
      if (amount !== undefined) records.setProgress(round, amount);
      if (review !== undefined) records.setReview(round, review);
      live.store(id, { type: 'progress', task_id });
    });
    live.publish();
    return { user: id, task_id, period };
  });

  scriptRoute(app, '/rewards', rewardsInput, (input) => {
    const { id } = requireUser(input.user);
    const { now } = taskCenter.caller(undefined);
    const row = transaction(db, () => {
      const changed = 'give' in input ? give(id, input, now) : revoke(id, input, now);
      live.store(id, { type: 'reward', reward_id: String(changed.id) });
      return changed;
    });
    live.publish();
    return { user: id, reward_id: String(row.id), reward_code: row.code };
  });

  scriptRoute(app, '/region', regionInput, ({ region, served }) => {
    regions.current = region;
    if (served) regions.blocked.delete(region);
    else regions.blocked.add(region);
    live.refreshAll();
    return { region, blocked: [...regions.blocked] };
  });

  scriptRoute(app, '/events', z.strictObject({ drop: z.literal(true) }), () => {
    const dropped = streams.count();
    streams.drop();
    return { dropped };
  });

  function give(
    userId: number,
    input: { give: RewardCode; amount?: string | undefined },
    now: number,
  ) {
    const grant = input.amount === undefined ? {} : { amount: input.amount };
    const count = rewards.of(userId).length;
    return rewards.give({
      userId,
      grant: { code: input.give, ...grant },
      source: 'gift',
      sourceId: `script-${count + 1}`,
      now,
    });
  }

  function revoke(
    userId: number,
    { revoke: rewardId, reason }: { revoke: string; reason: RevokeReason },
    now: number,
  ) {
    const row = rewards.find(userId, rewardId);
    if (!row) throw new MissingError(`This account has no reward ${rewardId}.`);
    return row.revoked_at === null ? rewards.revoke(row, reason, now) : row;
  }
}
