import { useTexts } from '@exchange/site/page';
import { Button } from '@exchange/ui';
import type { FormEvent, ReactElement, ReactNode } from 'react';
import { Failure } from '../Failure.tsx';
import type { FailureText } from '../failureText.ts';
import { focusOnSwitch } from '../formFocus.ts';

/** A form in the login dialog: fields, error message, submit button, and content below the button. */
export function FormFrame({
  failure,
  submitLabel,
  isSending,
  onSubmit,
  children,
  more,
}: {
  failure: FailureText | undefined;
  submitLabel: string;
  isSending: boolean;
  /** Not called while the form is being sent, because the button then ignores presses and Enter. */
  onSubmit: (form: HTMLFormElement) => Promise<void>;
  children: ReactNode;
  /** Content below the button. */
  more: ReactNode;
}): ReactElement {
  const t = useTexts('login');
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void onSubmit(event.currentTarget);
  }
  return (
    <form ref={focusOnSwitch} className="login-form" noValidate onSubmit={submit}>
      {children}
      <Failure text={failure} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        fullWidth
        loading={isSending}
        loadingLabel={t('sending')}
      >
        {submitLabel}
      </Button>
      {more}
    </form>
  );
}
