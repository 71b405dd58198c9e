import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Claimable } from '@exchange/task-center-api';
import { Button } from '@exchange/ui';
import type { ReactElement } from 'react';
import { FailedWrite } from '../../screen/FailedWrite.tsx';
import { useClaimAll } from './useClaimAll.ts';

/** Claims one item of the list of everything that can be claimed. */
export function ClaimItemButton({
  item: { claim_id: id, title },
}: {
  item: Pick<Claimable, 'claim_id' | 'title'>;
}): ReactElement {
  const t = useTexts('screen');
  const { formatText } = useValueFormat();
  const { start, isPending, error } = useClaimAll((item) => item.claim_id === id);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        loading={isPending}
        loadingLabel={t('action_claiming')}
        aria-label={`${t('action_claim')}: ${formatText(title)}`}
        onClick={start}
      >
        {t('action_claim')}
      </Button>
      <FailedWrite error={error} />
    </>
  );
}
