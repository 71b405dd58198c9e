import type { RewardPreview } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { RewardArt } from '../../screen/art/RewardArt.tsx';

/** Most objects of the drawing. */
const mostObjects = 3;

/**
 * Drawing of what waits to be claimed: the object of the most valuable kind, with up to two others around it. Decorative,
 * because the list beside it names the same rewards. Phones show only the first object.
 *
 * @param types - kinds of the rewards, the most valuable one first
 */
export function ClaimStage({ types }: { types: readonly RewardPreview['type'][] }): ReactElement {
  const objects = [...new Set(types)].slice(0, mostObjects);
  return (
    <div className="claim-stage" data-kind={objects[0]} aria-hidden="true">
      {objects.map((type) => (
        <RewardArt key={type} type={type} size={72} />
      ))}
    </div>
  );
}
