import { useTexts } from '@exchange/site/page';
import type { ReactElement } from 'react';
import { isBox, isPoints } from '../rewardStates.ts';
import { SumText, type WalletSum } from './SumText.tsx';

/** Most amounts to list. */
const mostSums = 2;

/** Sums in one line, each with its kind. Of those after the first few, only the kinds. */
export function SumList({ sums }: { sums: readonly WalletSum[] }): ReactElement | null {
  const t = useTexts('screen');
  if (sums.length === 0) return null;
  const shown = sums.slice(0, mostSums);
  const kindOf = ({ type }: WalletSum) => t(`reward_${type}`);
  const named = new Set(shown.map(kindOf));
  const others = new Set(sums.slice(mostSums).map(kindOf));
  const left = [...others].filter((kind) => !named.has(kind));
  return (
    <ul className="sum-list">
      {shown.map((sum) => (
        <li key={`${sum.type} ${sum.fees ?? ''} ${sum.value.unit} ${sum.value.amount}`}>
          <b>
            <SumText sum={sum} />
          </b>
          {isBox(sum) || isPoints(sum) ? null : ` ${kindOf(sum)}`}
        </li>
      ))}
      {left.length === 0 ? null : <li>{`+ ${left.join(' · ')}`}</li>}
    </ul>
  );
}
