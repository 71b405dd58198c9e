import type { DatabaseSync } from 'node:sqlite';
import type { FriendStage } from '@exchange/task-center-api';
import type { Accounts } from '../users/accounts.ts';
import { transaction } from '../database.ts';
import { demoAccount } from '../users/demoAccount.ts';
import { dayMs, dayName, weekStart } from './calendar.ts';
import type { Invites } from './invites.ts';
import type { Records } from './records.ts';
import type { Grant } from './catalogue/rewardCatalogue.ts';
import type { RewardRow, Rewards } from './rewards/rewards.ts';
import { roundName, seasonAt } from './campaigns/season.ts';

interface Parts {
  db: DatabaseSync;
  accounts: Accounts;
  records: Records;
  rewards: Rewards;
  invites: Invites;
}

const friends: readonly (readonly [name: string, stage: FriendStage, daysAgo: number])[] = [
  ['Katarzyna', 'traded', 26],
  ['Mehmet', 'traded', 24],
  ['Yuki', 'deposited', 23],
  ['Alejandro', 'traded', 19],
  ['Oksana', 'registered', 17],
  ['Thanh', 'traded', 15],
  ['Layla', 'deposited', 13],
  ['Giorgi', 'registered', 12],
  ['Camille', 'traded', 11],
  ['Dewi', 'registered', 9],
  ['Ioannis', 'deposited', 8],
  ['Bruno', 'registered', 8],
];

/**
 * Fills the demo account with all kinds of data once. Adds claimable tasks and rewards at the first start of each
 * week.
 */
export function seedDemoProgress(parts: Parts, epoch: number, now: number): void {
  const { db, accounts, records, rewards, invites } = parts;
  const demo = accounts.find(demoAccount);
  if (!demo) return;
  const userId = demo.id;
  const week = dayName(weekStart(now));
  const mark = db.prepare(
    `INSERT INTO task_center_facts (name, value) VALUES (?, '1') ON CONFLICT DO NOTHING`,
  );
  const join = db.prepare(`
    INSERT INTO campaign_entries (user_id, campaign_id, joined_at, score) VALUES (?, ?, ?, ?)
    ON CONFLICT DO NOTHING
  `);
  const given = (grant: Grant, sourceId: string, daysAgo: number) => ({
    userId,
    grant,
    source: 'gift' as const,
    sourceId,
    now: now - daysAgo * dayMs,
  });
  const claimed = (grant: Grant, sourceId: string, daysAgo: number): RewardRow =>
    rewards.giveClaimed(given(grant, sourceId, daysAgo));

  transaction(db, () => {
    const isFirst = mark.run('demo').changes === 1;
    if (isFirst) seedPast();
    if (mark.run(`demo-${week}`).changes === 1) seedWeek();
    if (isFirst) seedFriends();
  });

  function seedPast(): void {
    accounts.change(userId, { kyc_level: 1 });
    // One task is claimable, one is in progress, and one is under review.
    records.addProgress(userId, 'first-deposit', 'once', '250');
    records.addProgress(userId, 'first-trade', 'once', '20');
    records.addProgress(userId, 'share-review', 'once', '1');

    claimed({ code: 'points', amount: '120' }, 'welcome', 29);
    claimed({ code: 'coupon-10' }, 'old-coupon', 45);
    const bonus = claimed({ code: 'bonus-15' }, 'taken-back', 20);
    rewards.revoke(bonus, 'self_trading', now - 18 * dayMs);
    const spent = claimed({ code: 'bonus-50' }, 'spent-bonus', 16);
    rewards.use(spent, '50', 'derivatives', now - 14 * dayMs);
    claimed({ code: 'airdrop-eth', amount: '0.002' }, 'small-airdrop', 10);
    const booster = rewards.activate(
      claimed({ code: 'apy-booster-5' }, 'booster', 3),
      now - 3 * dayMs,
    );
    rewards.use(booster, '320.5', 'earn', now - 2 * dayMs);
    const rebate = rewards.activate(
      claimed({ code: 'fee-rebate-20' }, 'rebate', 4),
      now - 4 * dayMs,
    );
    const used = rewards.use(rebate, '12.4', 'trade', now - 3 * dayMs);
    rewards.use(used, '6.15', 'trade', now - dayMs);
    claimed({ code: 'trial-fund-100' }, 'trial', 1);
    claimed({ code: 'mystery-box' }, 'box', 1);
    claimed({ code: 'coupon-5' }, 'coupon', 2);
    rewards.give(given({ code: 'loss-cover-30' }, 'missed-cover', 6));
    // Mark notices older than 1.5 days as read.
    db.prepare('INSERT INTO notices_read (user_id, until) VALUES (?, ?)').run(
      userId,
      now - 1.5 * dayMs,
    );
    join.run(userId, 'spring-sprint', now - 38 * dayMs, '96120.75');
  }

  function seedWeek(): void {
    // Makes the daily deposit, the daily trade and the first tier of the weekly trade claimable.
    records.addProgress(userId, 'daily-deposit', dayName(now), '50');
    records.addProgress(userId, 'daily-trade', dayName(now), '180.5');
    records.addProgress(userId, 'weekly-trade', week, '1430.75');
    records.addProgress(userId, 'daily-derivatives', dayName(now), '120');
    records.addProgress(userId, 'weekly-derivatives', week, '6200');

    rewards.give(given({ code: 'loss-cover-30' }, `cover-${week}`, 1));
    rewards.give(given({ code: 'airdrop-eth' }, `airdrop-${week}`, 2));
    rewards.give(given({ code: 'fee-rebate-50' }, `big-rebate-${week}`, 1));

    const cup = roundName('volume-cup', seasonAt(epoch, now));
    join.run(userId, cup, now - 5 * dayMs, '184250.4');
  }

  function seedFriends(): void {
    invites.setCode(userId, 'DEMO2026');
    for (const [name, stage, daysAgo] of friends) {
      const at = now - daysAgo * dayMs;
      // Claim the rewards for these friends and use them up.
      for (const row of invites.add(userId, name, stage, at)) {
        rewards.use(rewards.claim(row, at), row.remaining, 'derivatives', at + dayMs);
      }
    }
  }
}
