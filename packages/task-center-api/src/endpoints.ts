import * as v from 'valibot';
import { page, pageQuery, id, time, wholeNumber } from '@exchange/exchange-api';
import { campaign, campaignDetail, campaignStates, leaderboard } from './campaign.ts';
import { checkIn } from './checkIn.ts';
import {
  claimableList,
  claimAllBody,
  claimAllResult,
  claimBody,
  claimResult,
  rewardBody,
  rewardResult,
} from './rewards/claim.ts';
import { home } from './home.ts';
import { invite, inviteRecord } from './invite.ts';
import { noticePage, noticeState, readNoticesBody, switchNoticeBody } from './notices.ts';
import { buyBody, buyResult, pointsPage, shop } from './points.ts';
import {
  reward,
  rewardDetail,
  rewardKinds,
  rewardPage,
  rewardSorts,
  usage,
} from './rewards/reward.ts';
import { rewardGroups, type RewardGroup } from './rewards/rewardState.ts';
import { rewardTypes } from './rewards/rewardTypes.ts';
import { wallet } from './rewards/wallet.ts';
import { task, taskCategories, taskDetail } from './tasks/task.ts';

/** Locale of the texts in the response, taken from the locale segment of the page's URL. Default: `en`. */
const lang = v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,4})?$/, 'is not a locale'));

/** Edition of the exchange that the page displays, such as `eu`. Responses only offer what this edition may offer. */
const edition = v.pipe(v.string(), v.regex(/^[a-z]{2,16}$/, 'is not an edition'));

/** Defines a query that accepts only these fields, `lang` and `edition`. */
function query<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject({ lang: v.optional(lang), edition: v.optional(edition), ...entries });
}

const nothing = v.strictObject({});

/**
 * All calls as data, without their paths, which are in `paths.ts`. The app's client and the OpenAPI description are
 * built from this table.
 *
 * `guests`: callers who are not logged in get public data. On other calls they get code 10007.
 * `idempotent`: requires an `Idempotency-Key` header. A request with a used key gets the first response
 * again.
 */
export const endpoints = {
  time: read(nothing, v.object({ server_time: time }), { guests: true }),
  home: read(query({}), home, { guests: true }),
  tasks: read(
    query({ category: v.optional(v.picklist(taskCategories)), ...pageQuery }),
    page(task),
    { guests: true },
  ),
  task: read(query({ task_id: id, rule_index: v.optional(wholeNumber(0, 99)) }), taskDetail, {
    guests: true,
  }),
  campaigns: read(
    query({ filter: v.optional(v.picklist(['joined', ...campaignStates])), ...pageQuery }),
    page(campaign),
    { guests: true },
  ),
  campaign: read(query({ campaign_id: id }), campaignDetail, { guests: true }),
  leaderboard: read(query({ campaign_id: id, ...pageQuery }), leaderboard, {
    guests: true,
  }),
  rewards: read(
    query({
      group: v.optional(v.picklist(Object.keys(rewardGroups) as [RewardGroup, ...RewardGroup[]])),
      type: v.optional(v.picklist(rewardTypes)),
      search: v.optional(v.pipe(v.string(), v.maxLength(100, 'is longer than 100 characters'))),
      sort: v.optional(v.picklist(rewardSorts)),
      ...pageQuery,
    }),
    rewardPage,
  ),
  reward: read(query({ reward_id: id, reward_code: v.optional(id) }), rewardDetail),
  claimable: read(query({}), claimableList),
  kinds: read(query({}), rewardKinds, { guests: true }),
  wallet: read(query({}), wallet),
  usage: read(query({ reward_id: id, ...pageQuery }), page(usage)),
  invite: read(query({}), invite),
  inviteRecords: read(query(pageQuery), page(inviteRecord)),
  points: read(query(pageQuery), pointsPage),
  shop: read(query({}), shop, { guests: true }),
  notices: read(query(pageQuery), noticePage),
  claim: write(claimBody, claimResult, { idempotent: true }),
  claimReward: write(rewardBody, rewardResult, { idempotent: true }),
  claimAll: write(claimAllBody, claimAllResult, { idempotent: true }),
  activate: write(rewardBody, rewardResult, { idempotent: true }),
  buy: write(buyBody, buyResult, { idempotent: true }),
  readNotices: write(readNoticesBody, noticeState),
  switchNotice: write(switchNoticeBody, noticeState),
  join: write(v.strictObject({ campaign_id: id }), campaignDetail),
  checkIn: write(
    v.strictObject({ restore: v.optional(v.boolean()) }),
    v.object({ check_in: checkIn, reward }),
  ),
} as const;

export type EndpointName = keyof typeof endpoints;

/**
 * One call. `result` is the schema of the envelope's `result`, which any Standard Schema library can
 * use.
 */
export interface Endpoint<
  Query extends v.GenericSchema = v.GenericSchema,
  Body extends v.GenericSchema | undefined = v.GenericSchema | undefined,
  Result extends v.GenericSchema = v.GenericSchema,
> {
  method: 'GET' | 'POST';
  guests: boolean;
  idempotent: boolean;
  query: Query;
  body: Body;
  result: Result;
}

/** Query parameters of a call. */
export type QueryOf<Name extends EndpointName> = v.InferInput<(typeof endpoints)[Name]['query']>;

/** Body of a call. undefined for calls that only read. */
export type BodyOf<Name extends EndpointName> = (typeof endpoints)[Name]['body'] extends infer Body
  ? Body extends v.GenericSchema
    ? v.InferInput<Body>
    : undefined
  : never;

/** Result of a call, without the envelope. */
export type ResultOf<Name extends EndpointName> = v.InferOutput<(typeof endpoints)[Name]['result']>;

function read<Query extends v.GenericSchema, Result extends v.GenericSchema>(
  query: Query,
  result: Result,
  { guests = false } = {},
): Endpoint<Query, undefined, Result> {
  const common = { method: 'GET', idempotent: false } as const;
  return { ...common, guests, query, body: undefined, result };
}

function write<Body extends v.GenericSchema, Result extends v.GenericSchema>(
  body: Body,
  result: Result,
  { idempotent = false } = {},
) {
  const common = { method: 'POST', guests: false } as const;
  return { ...common, idempotent, query: query({}), body, result };
}
