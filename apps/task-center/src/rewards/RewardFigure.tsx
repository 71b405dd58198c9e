import type { RewardPreview } from '@exchange/task-center-api';
import { useState, type ReactElement, type ReactNode } from 'react';
import { RewardArt } from '../screen/art/RewardArt.tsx';
import { DerivativesNote, KindChip, KindNotes } from './RewardKind.tsx';
import { RewardWorth } from './RewardWorth.tsx';
import { isBox } from './rewardStates.ts';
import { useCapital, useRewardHeadline, useRewardValue } from './useRewardText.ts';

/** Lets the unit of a value in large digits wrap, as a whole, where the line is too short for both. */
const withWrappingUnit = (value: string): string => value.replace(/[\u00a0\u202f](?=\p{L})/gu, ' ');

/**
 * Shows the value and kind of a reward in a large font. For an opened mystery box, shows those of
 * the reward that was in it.
 */
export function RewardFigure({
  reward,
  art,
  opened = null,
  more = [],
  isHero = false,
  isOver = false,
  isListed = false,
  children,
}: {
  reward: RewardPreview;
  /** Picture to show instead of the reward's. */
  art?: ReactNode;
  /** The reward that was in an opened box. The box opens with an animation when it changes from null. */
  opened?: RewardPreview | null;
  /** Further rewards of the same task. */
  more?: readonly RewardPreview[];
  /** Whether it is the most important figure of the page. */
  isHero?: boolean;
  /** Whether nothing of the reward is left. The figure is then grey. */
  isOver?: boolean;
  /** Whether it is in a list with a legend, which lacks what a single reward pays at most. */
  isListed?: boolean;
  /** Further notes, such as the number of a tier. */
  children?: ReactNode;
}): ReactElement {
  const rewardHeadline = useRewardHeadline();
  const rewardValue = useRewardValue();
  const capital = useCapital();
  const isOpened = opened !== null;
  const [wasOpened] = useState(isOpened);
  const shown = opened ?? reward;
  // The headline of a closed box is the name of its type, so the notes show its value.
  const headline = rewardHeadline(shown);
  return (
    <div
      className="reward-figure"
      data-rank={isHero ? 'hero' : undefined}
      data-over={isOver || undefined}
    >
      <span
        className="reward-figure__art"
        data-kind={shown.type}
        data-opening={(isOpened && !wasOpened) || undefined}
      >
        {art ?? <RewardArt type={shown.type} size={isHero ? 72 : 40} />}
      </span>
      <div className="reward-figure__text">
        <div className="reward-figure__line">
          <span className="reward-figure__value">
            {isHero ? withWrappingUnit(headline) : headline}
          </span>
          <KindChip reward={shown} />
        </div>
        <div className="reward-figure__notes">
          {isListed ? <KindNotes reward={shown} /> : <DerivativesNote reward={shown} />}
          <RewardWorth worth={shown.worth} />
          {isBox(shown) ? capital(rewardValue(shown)) : null}
          {more.map((each, index) => (
            <span key={index} className="reward-figure__more">
              + <strong>{rewardHeadline(each)}</strong> <KindChip reward={each} />
            </span>
          ))}
          {children}
        </div>
      </div>
    </div>
  );
}
