import { useTexts } from '@exchange/site/page';
import type { AccountService } from '@exchange/site/services';
import { Button, Icon } from '@exchange/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Failure } from '../Failure.tsx';
import { failureText, type FailureText } from '../failureText.ts';
import { choosePasskey, hasPasskeys } from './passkeyBrowser.ts';

interface Props {
  service: AccountService;
  isSending: boolean;
  /** Sends the credential from the passkey. Rejects with an ApiError. */
  onLogin: (credential: object) => Promise<unknown>;
}

/** Button that logs in with a passkey. Sending or closing the form cancels the browser's passkey prompt. */
export function PasskeyLogin({ service, isSending, onLogin }: Props): ReactElement | null {
  const t = useTexts('login');
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<FailureText>();
  const question = useRef<AbortController>(undefined);
  useEffect(() => () => question.current?.abort(), []);
  useEffect(() => {
    // This also runs when the passkey's own credential is sent, but then the prompt has already closed.
    if (isSending) question.current?.abort();
  }, [isSending]);

  async function askForPasskey() {
    if (isSending || isAsking) return;
    const controller = new AbortController();
    question.current = controller;
    setIsAsking(true);
    setFailure(undefined);
    try {
      const options = await service.call('askPasskey', undefined, { signal: controller.signal });
      const credential = await choosePasskey(options, controller.signal);
      controller.signal.throwIfAborted();
      await onLogin(credential);
    } catch (error) {
      // Ignores the error of an earlier prompt, and of a prompt that was cancelled.
      if (question.current !== controller) return;
      const isRefused = error instanceof DOMException;
      if (isRefused && controller.signal.aborted) return;
      setFailure(isRefused ? 'error_passkey' : failureText(error));
    } finally {
      if (question.current === controller) setIsAsking(false);
    }
  }

  if (!hasPasskeys()) return null;
  return (
    <>
      <Failure text={failure} />
      <Button
        size="large"
        fullWidth
        aria-disabled={isSending || isAsking || undefined}
        onClick={() => void askForPasskey()}
      >
        <Icon name="key" />
        {t('passkey_login')}
      </Button>
    </>
  );
}
