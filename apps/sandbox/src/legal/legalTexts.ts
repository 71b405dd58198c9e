import type { inviteOffer } from '@exchange/task-center-api';

/** Sections of a legal page. Its paragraphs are in English, which is the binding language. */
export type LegalSections = readonly {
  /** Last part of the heading's translation key: `risk` is for `legal.heading_risk`. */
  heading: string;
  paragraphs: readonly string[];
}[];

const accountHolder = 'Exchange operates this site and is responsible for it.';
/** A real exchange has a company for each edition here. */
const company =
  'Exchange Example Ltd, 1 Example Street, Example City. Register number: EXAMPLE 0000. Supervised by: Example Authority, licence EXAMPLE 0000. Email: support@exchange.example. These details are examples.';
const version = 'Version 1.0, in effect since 1 November 2026.';
const sandbox =
  'This copy of the site is a sandbox: its accounts, balances and rewards have no value outside it.';
const complaints = [
  'Write to the support team first, in the chat of this site. It answers within 15 business days.',
  'The law of the place where Exchange has its registered office applies. Consumers keep the protection of the law of the country where they live, and can turn to its courts.',
];

/** Terms of use for visitors of a region with this minimum age. */
export function termsOfUse(age: number): LegalSections {
  return [
    { heading: 'company', paragraphs: [accountHolder, company, sandbox, version] },
    {
      heading: 'account',
      paragraphs: [
        `You must be at least ${age} years old, and of legal age where you live. Each person may have one account.`,
        'Some products are not offered in every region. We may ask you to verify your identity before you use them.',
      ],
    },
    {
      heading: 'rewards',
      paragraphs: [
        'A task shows what to do, by when, and what the reward is. A reward is yours when you claim it before its deadline.',
        'Each kind of reward has its own terms, which its page shows. They say whether it can be withdrawn, how it is used and when it ends.',
        'A withdrawal of your own funds or profits does not end a reward. Losses with a trial fund are ours. Losses with a bonus can also use up your own margin.',
        'Rewards of accounts that trade with themselves, or that one person opens several of, can be taken back. The page of the reward shows the reason.',
      ],
    },
    {
      heading: 'campaigns',
      paragraphs: [
        'Each campaign has full rules, which its page links. They apply from the moment you join.',
        'If you publish a post about an invitation reward, mark it as advertising.',
      ],
    },
    {
      heading: 'risk',
      paragraphs: [
        'Prices of crypto-assets can fall to zero. You can lose everything that you put in.',
        'With leverage, a small move against you can close your position and use up your margin.',
      ],
    },
    {
      heading: 'closing',
      paragraphs: [
        'You can close your account at any time. Unclaimed rewards end with it.',
        'We announce changes to these terms 30 days before they apply.',
      ],
    },
    { heading: 'law', paragraphs: complaints },
  ];
}

export const privacyPolicy: LegalSections = [
  { heading: 'company', paragraphs: [accountHolder, company, sandbox, version] },
  {
    heading: 'data',
    paragraphs: [
      'Your email address or phone number, your password as a hash, your region, the invitation that you used, and when you agreed to the terms.',
      'What you did on the site: deposits, trades, tasks, claims, check-ins, campaigns and invitations.',
      'In your browser: your session, a random number that identifies the browser for 120 days, your language, your theme, your choice about analytics, results that you opened from the search, and an action that waits for your login.',
    ],
  },
  {
    heading: 'purpose',
    paragraphs: [
      'We need this data to run your account, to pay rewards and to detect abuse. Leaderboards show a masked name.',
      'The legal bases are the contract with you, our legal duties, our legitimate interest in security, and your consent for analytics where the law requires it.',
      'Companies that host the site, verify identities and answer support requests receive the data that they need for it. If they are outside your country, we use the contracts that the law requires.',
      'We keep it while you have an account, and afterwards as long as the law requires, usually five years. The random number of the browser ends after 120 days.',
    ],
  },
  {
    heading: 'analytics',
    paragraphs: [
      'Where the law requires it, we measure visits only after you agree. Elsewhere you can opt out.',
      'You can change your choice at any time in the footer of each page. A signal of your browser against tracking counts as a refusal.',
    ],
  },
  {
    heading: 'rights',
    paragraphs: [
      'You can ask for a copy of your data, correct it, have it deleted, or object to its use. Write to the support team.',
      'You can also complain to the data protection authority of the country where you live.',
    ],
  },
];

/** What the conditions for joining a campaign mean. */
export const conditions: Readonly<Record<string, string>> = {
  kyc_level: 'Your identity must be verified.',
  region: 'The campaign is only open to accounts of some regions.',
  sub_account: 'Sub-accounts cannot take part.',
};

/** Paragraphs of a campaign's rules by section. */
export const campaignParagraphs = {
  promoter: [
    `${accountHolder} It promotes this campaign and pays the prizes.`,
    company,
    sandbox,
    version,
  ],
  /** Who can take part, without the conditions of the campaign. */
  participants: (age: number) =>
    `Everyone with an account who is at least ${age} years old and joins on the page of the campaign before it ends. Joining is free. Employees of Exchange cannot win.`,
  dates:
    'The campaign runs from its start until just before its end. Activity after the end does not count.',
  ranks:
    'Ranks follow the score, highest first. Of two participants with the same score, the one with the lower account number is ranked higher. A rank needs a score above zero.',
  prizes:
    'Each rank wins the amount in the table, once. A prize is ready to claim in My rewards at the moment when ranks are final. Prizes cannot be exchanged or passed on. These terms of the reward apply to each prize:',
  taxes: [
    'Prizes can be taxable where you live. Winners declare and pay these taxes themselves.',
    'Where the law requires it, Exchange reports prizes to the tax authority or withholds a part of them.',
  ],
  changes: [
    'Exchange can end the campaign early or change these rules only for a reason outside its control, or if the law requires it. Its page announces this. Ranks at that time then count as final, and all prizes are paid in full.',
    'Scores from trades with oneself or from several accounts of one person are removed.',
  ],
  law: complaints,
} as const;

/** Full rules of inviting friends, for visitors of a region with this minimum age. */
export function inviteRules(
  age: number,
  { inviter, friend, tiers, claimDays, validityDays }: typeof inviteOffer,
): LegalSections {
  const amount = ({ value }: { value: { amount: string; unit: string } }) =>
    `${value.amount} ${value.unit}`;
  return [
    { heading: 'promoter', paragraphs: [accountHolder, company, sandbox, version] },
    {
      heading: 'participants',
      paragraphs: [
        `Everyone with a main account who is at least ${age} years old. Friends must be new customers who have reached that age too. Your own accounts do not count.`,
      ],
    },
    {
      heading: 'dates',
      paragraphs: [
        'There is no end date. If the offer ends, its page says so 30 days before, and friends who signed up until then still count.',
      ],
    },
    {
      heading: 'prizes',
      paragraphs: [
        `A friend gets ${amount(friend)} for signing up with your code. You get ${amount(inviter)} when the friend makes a first trade, of any size and at any time.`,
        ...tiers.map(
          (tier) => `When ${tier.friends} friends have traded, you also get ${amount(tier)}.`,
        ),
        `All rewards are coupons that lower trading fees. They cannot be withdrawn or passed on. They can be claimed within ${claimDays} days, and are valid for ${validityDays} days after that.`,
      ],
    },
    {
      heading: 'risk',
      paragraphs: [
        'You can lose money when you trade. Do not ask anyone to trade more than they can afford to lose. If you publish your code, mark the post as advertising.',
      ],
    },
    { heading: 'taxes', paragraphs: campaignParagraphs.taxes },
    { heading: 'law', paragraphs: complaints },
  ];
}

/** Page of the help center. */
export const helpPage: LegalSections = [
  {
    heading: 'company',
    paragraphs: [
      'Write to the support team in the chat of this site, or to support@exchange.example. The address is an example.',
      'Answers to common questions are in the FAQ of the Task Center.',
    ],
  },
  { heading: 'law', paragraphs: complaints },
];

/** Page about the company. */
export const aboutPage: LegalSections = [
  { heading: 'company', paragraphs: [accountHolder, company, sandbox] },
];
