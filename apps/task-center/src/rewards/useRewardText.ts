import type { RewardPreview } from '@exchange/task-center-api';
import { useTexts } from '../context/texts/useTexts.ts';
import { useValueFormat } from '../screen/formats/useValueFormat.ts';

/** Formats the value of a reward: `20%, up to 50 USDT`, `up to 500 points`, `10 USDT`. */
export function useRewardText(): (reward: RewardPreview) => string {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  return ({ value, limit, up_to: isUpTo }) => {
    const text = formatValue(value);
    if (limit) return t('reward_with_limit', { value: text, limit: formatValue(limit) });
    return isUpTo ? t('reward_up_to', { value: text }) : text;
  };
}
