import type { RewardPreview } from '@exchange/task-center-api';
import type { ReactElement, ReactNode } from 'react';
import { RewardArt } from '../../screen/art/RewardArt.tsx';

/**
 * A reward of the welcome package, with its amount, its worth, its kind, whether it can be withdrawn, and the step that
 * earns it.
 */
export interface PackageCard {
  type: RewardPreview['type'];
  text?: ReactNode;
}

/**
 * Cards of the static page, before the server has said what is in the package: only kinds that
 * every edition offers.
 */
const placeholders: readonly PackageCard[] = (['fee_rebate', 'coupon', 'points'] as const).map(
  (type) => ({ type }),
);

/**
 * Cards of the rewards of the welcome package, a large one for the first, the most valuable one. They are decorative,
 * because the list below has the same rewards, with their terms.
 *
 * @param cards - one to three.
 */
export function PackageCards({
  cards = placeholders,
}: {
  cards?: readonly PackageCard[];
}): ReactElement {
  return (
    <>
      {/* Other cards, because drawings that move above their amounts would count as a layout shift. */}
      <div
        key={cards === placeholders ? 'placeholders' : 'rewards'}
        className="package"
        aria-hidden="true"
      >
        {cards.map(({ type, text }, index) => (
          <div key={index} className="package__card" data-kind={type}>
            <RewardArt type={type} size={120} />
            {text}
          </div>
        ))}
      </div>
    </>
  );
}
