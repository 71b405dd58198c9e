import { deposit, friend, trade, type DemoLife } from './demoLife.ts';

const newFriends = ['Anna', 'Nils', 'Giulia', 'Pierre', 'Zofia', 'Miguel'];

/** A resident of the EU who only uses offers of the EU edition: no derivatives, no Earn, no boxes. */
export const demoLifeEu: DemoLife = {
  ageDays: 131,
  referralCode: 'DEMOEU26',
  past: [
    [131, [{ act: 'kyc' }]],
    [130, [deposit('300')]],
    [129, [trade('150')]],
    [126, [trade('1200')]],
    [118, [friend('Jonas', 'traded'), trade('1450.5')]],
    [97, [deposit('2500'), trade('5200')]],
    [84, [trade('5650')]],
    [70, [friend('Sofie', 'registered')]],
    [62, [deposit('1200'), trade('6100.75')]],
    [55, [friend('Luca', 'traded')]],
    [48, [trade('5320')]],
    [41, [{ act: 'convert' }, trade('5810')]],
    [38, [{ join: 'spring-sprint' }, deposit('15000')]],
    [36, [trade('22400'), 'checkIn']],
    [33, [trade('18650.4')]],
    [27, [trade('21300'), friend('Marek', 'registered')]],
    [20, [trade('9800')]],
    [16, [trade('7450')]],
    [13, [{ join: 'friends-season' }]],
    [12, [friend('Chloé', 'traded')]],
    [10, [{ claimedGift: 'airdrop-eth', amount: '0.002' }]],
    [9, [{ claimedGift: 'coupon-5' }, { revoke: 'coupon-5' }, { buy: 'coupon-10' }]],
    [8, [deposit('30000')]],
    [6, [{ join: 'volume-cup' }, trade('28900')]],
    [5, ['checkIn', { gift: 'coupon-5', hoursLeft: 20 }, trade('31250.5')]],
    // Also grants the prize of the other demo account, which is seeded first.
    [4, ['checkIn', 'prizes', { claimedGift: 'fee-rebate-20', hoursLeft: 17 }, trade('27600')]],
    [3, ['checkIn', { activate: 'fee-rebate-20' }, trade('30480')]],
    [2, ['checkIn', { gift: 'airdrop-btc' }, trade('21900')]],
    [1, ['checkIn', { act: 'community' }, trade('16740.2')]],
  ],
  today: (week) => [
    { join: 'volume-cup' },
    trade('7200'),
    { act: 'convert' },
    friend(newFriends[week % newFriends.length]!, 'traded'),
    { claimedGift: 'coupon-10' },
  ],
  gifts: [{ gift: 'coupon-5' }, { gift: 'fee-rebate-20' }],
};
