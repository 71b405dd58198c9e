import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Claimable } from '@exchange/task-center-api';
import { Button, Checkbox, Modal } from '@exchange/ui';
import { useState, type ReactElement } from 'react';
import { ClaimRow } from './ClaimRow.tsx';
import { startsWithClaim } from '../rewardTime.ts';

/** Lists what can be claimed, with the deadlines that start with the claim. The visitor claims all of it, or a choice. */
export function ClaimSheet({
  items,
  isPending,
  onClaim,
  onClose,
}: {
  items: readonly Claimable[];
  isPending: boolean;
  onClaim: (ids: string[]) => void;
  onClose: () => void;
}): ReactElement {
  const t = useTexts('screen');
  const { formatText, formatValue } = useValueFormat();
  const [isChoosing, setIsChoosing] = useState(false);
  const [left, setLeft] = useState<readonly string[]>([]);
  const ids = items.map(({ claim_id: id }) => id).filter((id) => !left.includes(id));
  const count = formatValue({ amount: String(ids.length), unit: 'count' });
  return (
    <Modal
      open
      onOpenChange={onClose}
      busy={isPending}
      title={t('state_claimable')}
      closeLabel={t('dismiss')}
      footer={
        <>
          {isChoosing || items.length === 1 ? null : (
            <Button
              aria-disabled={isPending || undefined}
              onClick={() => setIsChoosing(!isPending)}
            >
              {t('claim_choose')}
            </Button>
          )}
          <Button
            variant="primary"
            disabled={ids.length === 0}
            loading={isPending}
            loadingLabel={t('action_claiming')}
            onClick={() => onClaim(ids)}
          >
            {`${t('action_claim')} (${count})`}
          </Button>
        </>
      }
    >
      <p className="card-text">{t('claim_sheet_lead')}</p>
      <ul className="claim-list">
        {deadlinesFirst(items).map(({ claim_id: id, title, reward }) => (
          <ClaimRow key={id} reward={reward}>
            {isChoosing ? (
              <Checkbox
                label={formatText(title)}
                checked={!left.includes(id)}
                disabled={isPending}
                onChange={() =>
                  setLeft(left.includes(id) ? left.filter((other) => other !== id) : [...left, id])
                }
              />
            ) : (
              <span className="claim-list__title">{formatText(title)}</span>
            )}
          </ClaimRow>
        ))}
      </ul>
    </Modal>
  );
}

const deadlinesFirst = (items: readonly Claimable[]): Claimable[] =>
  [...items].sort((a, b) => Number(startsWithClaim(b.reward)) - Number(startsWithClaim(a.reward)));
