import { useTexts } from '@exchange/site/page';
import type { CodeRequest } from '@exchange/exchange-api';
import type { MouseEvent, ReactElement } from 'react';
import { SideButton } from '../form/SideButton.tsx';
import { useSecondsLeft } from './useSecondsLeft.ts';

/**
 * Button that requests another code. It is disabled until enough time has passed since the last code. While a request
 * is sent, it keeps the focus, but ignores presses.
 */
export function ResendButton({
  request,
  isSending,
  onClick,
}: {
  request: CodeRequest;
  isSending: boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}): ReactElement {
  const t = useTexts('login');
  const seconds = useSecondsLeft(request.resend_in_ms, request);
  return (
    <SideButton isSending={isSending} disabled={seconds > 0} onClick={onClick}>
      {seconds > 0 ? t('code_resend_in', { seconds }) : t('code_resend')}
    </SideButton>
  );
}
