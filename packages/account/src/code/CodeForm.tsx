import { useTexts } from '@exchange/site/page';
import type { CodeRequest } from '@exchange/exchange-api';
import { useState, type ReactElement, type ReactNode } from 'react';
import { CodeField } from './CodeField.tsx';
import { useFailureText } from '../Failure.tsx';
import { failureText, isRefusal, type FailureText } from '../failureText.ts';
import { FormFrame } from '../form/FormFrame.tsx';
import { SideButton } from '../form/SideButton.tsx';
import { focusMistake } from '../formFocus.ts';
import { codeLength } from './oneTimeCode.ts';
import { ResendButton } from './ResendButton.tsx';

interface Props {
  request: CodeRequest;
  /** Text above the field, with the recipient of the code. */
  lead: string;
  submitLabel: string;
  isSending: boolean;
  /** Checks the other fields. Returns an object whose keys are the names of invalid fields. */
  check?: () => object;
  /** Sends the code. Rejects with an ApiError. */
  onSend: (code: string) => Promise<unknown>;
  /** Asks for another code. Rejects with an ApiError. */
  onResend: () => Promise<unknown>;
  onBack: () => void;
  /** Other fields, below the code. */
  children?: ReactNode;
}

/** Asks for a one-time code. */
export function CodeForm({
  request,
  lead,
  submitLabel,
  isSending,
  check = () => ({}),
  onSend,
  onResend,
  onBack,
  children,
}: Props): ReactElement {
  const t = useTexts('login');
  const failureMessage = useFailureText();
  const [code, setCode] = useState('');
  const [codeError, setCodeError] = useState<FailureText | 'error_code_missing'>();
  const [failure, setFailure] = useState<FailureText>();
  const [isResent, setIsResent] = useState(false);

  const forget = () => {
    setFailure(undefined);
    setCodeError(undefined);
    setIsResent(false);
  };

  async function submit(form: HTMLFormElement) {
    forget();
    const isShort = code.length < codeLength;
    if (isShort) setCodeError('error_code_missing');
    if (focusMistake(form, { ...(isShort ? { code: true } : {}), ...check() })) return;
    try {
      await onSend(code);
    } catch (error) {
      if (!isRefusal(error, 'wrongCode') && !isRefusal(error, 'codeExpired')) {
        setFailure(failureText(error));
        return;
      }
      setCodeError(failureText(error));
      setCode('');
      form.querySelector<HTMLElement>('[name=code]')?.focus();
    }
  }

  async function resend(form: HTMLFormElement | null) {
    forget();
    try {
      await onResend();
      setIsResent(true);
      setCode('');
    } catch (error) {
      setFailure(failureText(error));
    }
    // Moves the focus from the resend button, which is disabled until another code can be sent.
    form?.querySelector<HTMLElement>('[name=code]')?.focus();
  }

  return (
    <FormFrame
      failure={failure}
      submitLabel={submitLabel}
      isSending={isSending}
      onSubmit={submit}
      more={
        <>
          <div className="login-form__more">
            <ResendButton
              request={request}
              isSending={isSending}
              onClick={(event) => void resend(event.currentTarget.closest('form'))}
            />
            <SideButton isSending={isSending} onClick={onBack}>
              {t('back')}
            </SideButton>
          </div>
          <p className="login-form__status" role="status">
            {isResent ? t('code_sent_again') : null}
          </p>
        </>
      }
    >
      <p className="login-form__lead">{lead}</p>
      <CodeField value={code} error={codeError && failureMessage(codeError)} onChange={setCode} />
      {children}
    </FormFrame>
  );
}
