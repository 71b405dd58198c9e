import { useLogin } from '@exchange/app-bridge/react';
import { useTexts } from '@exchange/site/page';
import { Button, Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import type { FailureText } from './failureText.ts';
import { showMessage } from './formFocus.ts';

/**
 * Error message that explains why the server refused a form. Scrolls into view when it appears. If the session has
 * ended, also offers the login.
 */
export function Failure({ text }: { text: FailureText | undefined }): ReactElement | null {
  const failureMessage = useFailureText();
  const shell = useTexts('shell');
  const { login } = useLogin();
  if (text === undefined) return null;
  return (
    <>
      <p ref={showMessage} className="login-form__failure" role="alert">
        <Icon name="alert" />
        {failureMessage(text)}
      </p>
      {text === 'error_logged_out' ? (
        <Button variant="primary" disabled={!login} onClick={() => void login?.login()}>
          {shell('login')}
        </Button>
      ) : null}
    </>
  );
}

/** Returns a function that translates a failure. The site owns the text about an ended session. */
export function useFailureText(): (failure: FailureText | 'error_code_missing') => string {
  const t = useTexts('login');
  const shell = useTexts('shell');
  return (failure) => (failure === 'error_logged_out' ? shell('notice_logged_out') : t(failure));
}
