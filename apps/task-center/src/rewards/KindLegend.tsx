import type { ReactElement } from 'react';
import { KindTrigger } from './RewardKind.tsx';
import { useKindFacts, type KindReward } from './useKindFacts.ts';

/**
 * Legend of a list of rewards: each kind that occurs in it, with what is true of all its rewards, so
 * that the rows need not repeat it. Renders nothing for a list of boxes alone.
 */
export function KindLegend({ rewards }: { rewards: readonly KindReward[] }): ReactElement | null {
  const kinds = useKindFacts(rewards);
  if (kinds.length === 0) return null;
  return (
    <ul className="kind-legend">
      {kinds.map(({ type, withdrawal, text }) => (
        <li key={type}>
          <KindTrigger reward={{ type, withdrawal }} /> <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
