import { Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../context/texts/useTexts.ts';
import type { FailureText } from './failureText.ts';

/** Error message that explains why the server refused a form. */
export function Failure({ text }: { text: FailureText | undefined }): ReactElement | null {
  const t = useTexts('login');
  if (text === undefined) return null;
  return (
    <p className="login-form__failure" role="alert">
      <Icon name="alert" />
      {t(text)}
    </p>
  );
}
