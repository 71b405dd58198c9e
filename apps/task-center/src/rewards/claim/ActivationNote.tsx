import { useTexts } from '@exchange/site/page';
import type { Reward } from '@exchange/task-center-api';
import type { ReactElement } from 'react';

/** Types of rewards whose activation has an effect. */
const types = ['fee_rebate', 'trial_fund', 'apy_booster', 'loss_cover'] as const;

/** Effect of the activation of a reward, for use beside the button. Renders nothing if it is unknown. */
export function ActivationNote({ reward }: { reward: Pick<Reward, 'type'> }): ReactElement | null {
  const t = useTexts('screen');
  const type = types.find((each) => each === reward.type);
  return type ? <p className="activation-note">{t(`activate_${type}`)}</p> : null;
}
