import { useTexts } from '@exchange/site/page';
import { callFailure, type CallFailure } from '@exchange/site/page/failures';
import { LoginButton } from '@exchange/site/page/guests';
import { useNotify } from '@exchange/site/page/toasts';
import { businessCodes } from '@exchange/task-center-api';
import { Icon } from '@exchange/ui';
import { useCallback, type ReactElement } from 'react';

/** Reason why a write, such as a claim, failed. */
type WriteFailure =
  | CallFailure
  | 'notFinished'
  | 'alreadyClaimed'
  | 'alreadyActive'
  | 'over'
  | 'gateClosed'
  | 'notEnoughPoints'
  | 'priceChanged'
  | 'regionBlocked';

const byCode: Readonly<Record<number, WriteFailure>> = {
  [businessCodes.regionBlocked]: 'regionBlocked',
  [businessCodes.gateClosed]: 'gateClosed',
  [businessCodes.notFinished]: 'notFinished',
  [businessCodes.alreadyClaimed]: 'alreadyClaimed',
  [businessCodes.over]: 'over',
  [businessCodes.notEnoughPoints]: 'notEnoughPoints',
  [businessCodes.priceChanged]: 'priceChanged',
  [businessCodes.cannotActivate]: 'alreadyActive',
};

/** Returns the failure reason to show to the visitor. */
export function writeFailure(error: unknown): WriteFailure {
  return callFailure(error, byCode);
}

/** Explains why the write that a button sent has failed. Offers a login to visitors who were logged out. */
export function FailedWrite({ error }: { error: Error | null }): ReactElement | null {
  const t = useTexts('screen');
  if (!error) return null;
  const reason = writeFailure(error);
  return (
    // Not a live region, because the toast about the failure is already announced.
    <div className="failed-write">
      <Icon name="alert" size={16} />
      <p>{t(`write_failed_${reason}`)}</p>
      {reason === 'noPermission' ? (
        <LoginButton size="small">{t('failure_login')}</LoginButton>
      ) : null}
    </div>
  );
}

/** Returns a function that shows a toast about a failed write. */
export function useNotifyFailure(): (error: unknown) => void {
  const t = useTexts('screen');
  const notify = useNotify();
  return useCallback(
    (error) => {
      const reason = writeFailure(error);
      const action =
        reason === 'noPermission' ? (
          <LoginButton size="small">{t('failure_login')}</LoginButton>
        ) : undefined;
      notify('negative', t(`write_failed_${reason}`), action);
    },
    [t, notify],
  );
}
