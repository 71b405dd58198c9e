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
const placeholders: readonly PackageCard[] = (['coupon', 'fee_rebate', 'points'] as const).map(
  (type) => ({ type }),
);

/**
 * Cards of the rewards of the welcome package, side by side. They are decorative, because the list
 * below has the same rewards, with their terms.
 *
 * @param cards - one or three. The most valuable one is in the middle.
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
            <RewardArt type={type} size={72} />
            {text}
          </div>
        ))}
      </div>
    </>
  );
}
