import type { CodeRequest } from '@exchange/task-center-api';
import { Button } from '@exchange/ui';
import type { MouseEvent, ReactElement } from 'react';
import { useTexts } from '../../context/texts/useTexts.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

/** Button that requests another code. It is disabled until enough time has passed since the last code. */
export function ResendButton({
  request,
  isDisabled,
  onClick,
}: {
  request: CodeRequest;
  isDisabled: boolean;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}): ReactElement {
  const t = useTexts('login');
  const seconds = useSecondsLeft(request.resend_in_ms, request);
  return (
    <Button variant="secondary" disabled={isDisabled || seconds > 0} onClick={onClick}>
      {seconds > 0 ? t('code_resend_in', { seconds }) : t('code_resend')}
    </Button>
  );
}
