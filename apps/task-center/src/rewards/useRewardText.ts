import { usePage, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { rewardTypeFacts, startsWithClaim, type RewardPreview } from '@exchange/task-center-api';
import { isBox, isPoints } from './rewardStates.ts';

type Reward = Pick<RewardPreview, 'type' | 'value'> &
  Partial<Pick<RewardPreview, 'limit' | 'up_to'>>;

/** Returns a function that formats a reward's value without its kind and its limit: `20%`, `+5% APY`, `10 USDT`. */
export function useRewardValue(): (reward: Reward) => string {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  return ({ type, value, up_to: isUpTo }) => {
    const text = formatValue(value);
    if (value.unit === 'ratio' && rewardTypeFacts[type].limit === 'principal') {
      return t('reward_apy', { value: text });
    }
    return isUpTo ? t('reward_up_to', { value: text }) : text;
  };
}

/**
 * Returns a function that formats a reward's value without its kind. For a closed box, which has no
 * amount, it returns the name of its type.
 */
function useRewardName(): (reward: Reward) => string {
  const t = useTexts('screen');
  const rewardValue = useRewardValue();
  return (reward) => (isBox(reward) ? t(`reward_${reward.type}`) : rewardValue(reward));
}

/** Returns a function that formats a reward without its kind at the start of a line: `Up to 100 USDT`. */
export function useRewardHeadline(): (reward: Reward) => string {
  const rewardName = useRewardName();
  const capital = useCapital();
  return (reward) => capital(rewardName(reward));
}

/** Returns a function that gives a text at the start of a line a capital letter. */
export function useCapital(): (text: string) => string {
  const { regions, locale } = usePage();
  return (text) => text.charAt(0).toLocaleUpperCase(regions.languageTag(locale)) + text.slice(1);
}

/** Returns a function that joins texts to sentences, each with a capital letter and a full stop. */
export function useSentences(): (texts: readonly (string | null | undefined)[]) => string {
  const t = useTexts('screen');
  const capital = useCapital();
  return (texts) => {
    const [first, ...others] = texts
      .filter((text) => typeof text === 'string')
      .map((text) => (isSentence(text) ? text : t('sentence', { text: capital(text) })));
    return others.reduce((before, after) => t('two_sentences', { before, after }), first ?? '');
  };
}

/** Whether a text ends with a full stop already. */
const isSentence = (text: string): boolean => /[.。]$/u.test(text);

/**
 * Returns a function that formats a reward for use in a sentence: `10 USDT (Fee coupon)`, `200 points`. A
 * mystery box has no amount before it is opened.
 */
export function useRewardText(): (reward: Reward) => string {
  const t = useTexts('screen');
  const rewardName = useRewardName();
  return (reward) => {
    const name = rewardName(reward);
    if (isBox(reward) || rewardTypeFacts[reward.type].isNamedByUnit) return name;
    return `${name} (${t(`reward_${reward.type}`)})`;
  };
}

/** Returns a function that checks whether a title is the name of the reward's kind, which its chip shows already. */
export function useIsKindName(): (title: string, reward: Pick<RewardPreview, 'type'>) => boolean {
  const t = useTexts('screen');
  // Names of kinds contain soft hyphens in some languages.
  return (title, { type }) => title === t(`reward_${type}`).replaceAll('\u00ad', '');
}

/**
 * Returns a function that formats the label of a claim: `Claim 100 points`, `Claim 10 USDT (Fee coupon)`. Names the
 * kind, because the amount is not money, and only amounts without a limit.
 */
export function useClaimText(): (reward: Reward) => string {
  const t = useTexts('screen');
  const rewardText = useRewardText();
  return (reward) =>
    isBox(reward) || reward.limit || reward.up_to
      ? t('action_claim')
      : t('action_claim_value', { value: rewardText(reward) });
}

/**
 * Returns a function that confirms a received reward: `Reward received: 10 USDT (Fee coupon).` Adds the place of points.
 * With `sentence`, it forms another sentence of the reward. A closed mystery box, which has no amount, always has its
 * own.
 */
export function useReceivedText(): (
  reward: Reward,
  sentence?: (reward: string) => string,
) => string {
  const t = useTexts('screen');
  const rewardText = useRewardText();
  return (reward, sentence = (text) => t('claim_done', { reward: text })) => {
    if (isBox(reward)) return t('box_added');
    const text = sentence(rewardText(reward));
    return isPoints(reward) ? `${text} ${t('points_place')}` : text;
  };
}

/**
 * Returns a function that names what it costs to withdraw rewards as a whole: each network fee, or that there is one if
 * any is unknown.
 */
export function useWithdrawalCost(): (
  rewards: readonly Pick<RewardPreview, 'withdrawal_fee'>[],
) => string {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  return (rewards) => {
    const fees = new Set(rewards.map(({ withdrawal_fee: fee }) => fee && formatValue(fee)));
    return fees.has(undefined)
      ? t('withdrawal_cost_unknown')
      : t('withdrawal_cost', { fee: [...fees].join(' / ') });
  };
}

/** Returns a function that names the part of a reward that can be withdrawn, and what the withdrawal costs. */
export function useWithdrawalText(): (
  reward: Pick<RewardPreview, 'withdrawal' | 'withdrawal_fee'>,
) => string {
  const t = useTexts('screen');
  const sentences = useSentences();
  const withdrawalCost = useWithdrawalCost();
  return (reward) => {
    const { withdrawal } = reward;
    if (withdrawal === 'other') return t('withdrawal_other');
    const text = t(`withdrawal_short_${withdrawal}`);
    return withdrawal === 'full' ? sentences([text, withdrawalCost([reward])]) : text;
  };
}

/**
 * Returns a function that formats the time to use a reward, which starts with its claim: `30 days`. Undefined if no
 * time starts.
 */
export function useDaysToUse(): (
  reward: Pick<RewardPreview, 'type' | 'validity_days'>,
) => string | undefined {
  const { formatValue } = useValueFormat();
  return (reward) =>
    startsWithClaim(reward)
      ? formatValue({ amount: String(reward.validity_days), unit: 'days' })
      : undefined;
}
