import type { LoginView } from '@exchange/app-bridge';
import { useTexts } from '@exchange/site/page';
import type { Credentials, InputName } from '@exchange/site/services';
import { Field } from '@exchange/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Consent } from './Consent.tsx';
import {
  findMistakes,
  ownerOf,
  takenIdentity,
  toCredentials,
  type Entries,
  type Mistakes,
  type TextName,
} from './formEntries.ts';
import { failureText, type FailureText } from '../failureText.ts';
import { FormFrame } from './FormFrame.tsx';
import { focusMistake } from '../formFocus.ts';
import { IdentityTabs } from './IdentityTabs.tsx';
import { InvitedBy } from './InvitedBy.tsx';
import { NewPassword } from '../recovery/NewPassword.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SideButton } from './SideButton.tsx';
import type { TextField } from './textField.ts';

export interface LoginFormProps {
  view: LoginView;
  entries: Entries;
  onChange: (change: Partial<Entries>) => void;
  /** Fields that an invitation has filled in and that the visitor must not change. */
  readOnly: readonly InputName[];
  /** Makes the buttons and the switches of view and method ignore presses. */
  isSending: boolean;
  /** Error message of a later step that failed and returned to this form. */
  firstFailure: FailureText | undefined;
  /** Sends the form. Rejects with an ApiError. */
  onSend: (credentials: Credentials) => Promise<unknown>;
  /** Switches between login and registration. */
  onSwitch: () => void;
  onForgot: () => void;
  /** Other ways to log in, below the button. */
  children: ReactNode;
}

/** Fields for email or phone and password, and, for a registration, invitation codes (spec 3) and consent. */
export function LoginForm({
  view,
  entries,
  onChange,
  readOnly,
  isSending,
  firstFailure,
  onSend,
  onSwitch,
  onForgot,
  children,
}: LoginFormProps): ReactElement {
  const t = useTexts('login');
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [failure, setFailure] = useState(firstFailure);
  // An invitation with a code names the inviter. Decided once, so that the field does not disappear during input.
  const [hasUserCode] = useState(entries.referralCode === '' || entries.userCode !== '');
  const [invitation] = useState(entries.referralCode || entries.userCode);
  const other = view === 'login' ? 'register' : 'login';
  const isLocked = (name: TextName) =>
    view === 'register' && readOnly.some((each) => each === name);

  async function submit(form: HTMLFormElement) {
    const found = findMistakes(view, entries);
    setMistakes(found);
    setFailure(undefined);
    if (focusMistake(form, found)) return;
    try {
      await onSend(toCredentials(view, entries));
    } catch (error) {
      const text = failureText(error, entries.method);
      const taken = takenIdentity(text);
      setMistakes(taken);
      if (!focusMistake(form, taken)) setFailure(text);
    }
  }

  /** Returns the props shared by all text fields. */
  const field = (name: TextName): TextField => ({
    name,
    dir: 'ltr',
    value: entries[name],
    readOnly: isLocked(name),
    error: mistakes[name] && t(mistakes[name]),
    hint: isLocked(name) ? t('field_fixed') : undefined,
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });

  return (
    <FormFrame
      failure={failure}
      submitLabel={t(`${view}_submit`)}
      isSending={isSending}
      onSubmit={submit}
      more={
        <>
          {children}
          <p className="login-form__switch">
            {t(`${other}_switch`)}
            <SideButton size="small" isSending={isSending} onClick={onSwitch}>
              {t(`${other}_submit`)}
            </SideButton>
          </p>
        </>
      }
    >
      <IdentityTabs
        entries={entries}
        onChange={onChange}
        field={field}
        isSending={isSending}
        onMethodChange={(method) => {
          setMistakes({});
          setFailure(undefined);
          onChange({ method });
        }}
      />
      {view === 'register' ? (
        <NewPassword field={field('password')} owner={ownerOf(entries)} />
      ) : (
        <div className="login-form__password">
          <PasswordField {...field('password')} autoComplete="current-password" />
          <button
            type="button"
            className="login-form__link"
            aria-disabled={isSending || undefined}
            onClick={isSending ? undefined : onForgot}
          >
            {t('forgot')}
          </button>
        </div>
      )}
      {view === 'register' ? (
        <>
          <InvitedBy code={invitation}>
            <Field {...field('referralCode')} label={t('field_referral_code')} autoComplete="off" />
            {hasUserCode ? (
              <Field {...field('userCode')} label={t('field_user_code')} autoComplete="off" />
            ) : null}
          </InvitedBy>
          <Consent entries={entries} mistakes={mistakes} onChange={onChange} />
        </>
      ) : null}
    </FormFrame>
  );
}
