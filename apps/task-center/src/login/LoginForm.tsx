import type { LoginView } from '@exchange/app-bridge';
import { Button, Field, Icon, Tabs } from '@exchange/ui';
import { useMemo, useState, type FormEvent, type ReactElement } from 'react';
import { languageTag } from '../paths/regions.ts';
import { usePage } from '../context/PageContext.tsx';
import { useTexts } from '../context/texts/useTexts.ts';
import type { Credentials } from '../services/account/credentials.ts';
import type { InputName } from '../services/account/registrationInputs.ts';
import { countriesIn } from './countries.ts';
import { CountryPicker } from './CountryPicker.tsx';
import {
  findMistakes,
  toCredentials,
  type Entries,
  type Method,
  type Mistakes,
  type TextName,
} from './credentials.ts';
import { failureText, type FailureText } from './failureText.ts';
import { readPhone } from './phoneNumber.ts';

export interface LoginFormProps {
  view: LoginView;
  entries: Entries;
  onChange: (change: Partial<Entries>) => void;
  /** Fields filled in by an invitation that the visitor must not change. */
  readOnly: readonly InputName[];
  /** Keeps the view, the method and the button from being used. */
  isSending: boolean;
  /** Sends the form. Rejects with an ApiError. */
  onSend: (credentials: Credentials) => Promise<void>;
  /** Switches between login and registration. */
  onSwitch: () => void;
}

/** Email or phone, password, and for a registration the invitation codes (spec 3). */
export function LoginForm({
  view,
  entries,
  onChange,
  readOnly,
  isSending,
  onSend,
  onSwitch,
}: LoginFormProps): ReactElement {
  const t = useTexts('login');
  const shell = useTexts('shell');
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [failure, setFailure] = useState<FailureText>();
  const other = view === 'login' ? 'register' : 'login';
  const isLocked = (name: InputName) => view === 'register' && readOnly.includes(name);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const found = findMistakes(view, entries);
    setMistakes(found);
    setFailure(undefined);
    const wrong = [...form.elements].find((field) => (field.getAttribute('name') ?? '') in found);
    if (wrong) {
      (wrong as HTMLInputElement).focus();
      return;
    }
    try {
      await onSend(toCredentials(view, entries));
    } catch (error) {
      setFailure(failureText(error, entries.method));
    }
  }

  /** Returns the props shared by all text fields. */
  const field = (name: TextName) => ({
    name,
    dir: 'ltr',
    value: entries[name],
    readOnly: name !== 'password' && isLocked(name),
    error: mistakes[name] && t(mistakes[name]),
    hint: name !== 'password' && isLocked(name) ? t('field_fixed') : undefined,
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });

  const email = (
    <Field
      {...field('email')}
      label={t('field_email')}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      ref={markAutofocus}
    />
  );
  const phone = <PhoneField {...{ entries, onChange, isLocked }} text={field('mobile')} />;
  const methods: { id: Method; label: string; content: ReactElement }[] = [
    { id: 'email', label: t('field_email'), content: email },
    { id: 'phone', label: t('method_phone'), content: phone },
  ];
  // If an invitation locks the email or phone, offer only that method.
  const fixed = methods.find(({ id }) => isLocked(id === 'email' ? 'email' : 'mobile'));

  return (
    <form
      ref={focusOnSwitch}
      className="login-form"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {failure === undefined ? null : (
        <p className="login-form__failure" role="alert">
          <Icon name="alert" />
          {t(failure)}
        </p>
      )}
      {fixed ? (
        fixed.content
      ) : (
        <Tabs
          label={t('method_label')}
          tabs={methods}
          value={entries.method}
          onValueChange={(method) => {
            if (isSending) return;
            onChange({ method });
            setMistakes({});
            setFailure(undefined);
          }}
        />
      )}
      <PasswordField
        {...field('password')}
        autoComplete={view === 'login' ? 'current-password' : 'new-password'}
        hint={view === 'register' ? t('field_password_hint') : undefined}
      />
      {view === 'register' ? (
        <div className="login-form__codes">
          <Field {...field('referralCode')} label={t('field_referral_code')} autoComplete="off" />
          <Field {...field('userCode')} label={t('field_user_code')} autoComplete="off" />
        </div>
      ) : null}
      <Button
        type="submit"
        variant="primary"
        size="large"
        fullWidth
        loading={isSending}
        loadingLabel={shell('submitting')}
      >
        {t(`${view}_submit`)}
      </Button>
      <p className="login-form__switch">
        {t(`${other}_switch`)}
        <Button size="small" variant="secondary" disabled={isSending} onClick={onSwitch}>
          {t(`${other}_submit`)}
        </Button>
      </p>
    </form>
  );
}

interface TextField {
  name: string;
  value: string;
  readOnly: boolean;
  error: string | undefined;
  hint: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
}

function PhoneField({
  entries,
  onChange,
  isLocked,
  text: { error, hint, ...text },
}: Pick<LoginFormProps, 'entries' | 'onChange'> & {
  isLocked: (name: InputName) => boolean;
  text: TextField;
}): ReactElement {
  const t = useTexts('login');
  const { locale } = usePage();
  const countries = useMemo(() => countriesIn(languageTag(locale)), [locale]);
  const value = countries.find(({ region }) => region === entries.region);
  return (
    <Field label={t('field_phone')} error={error} hint={hint}>
      {(control) => (
        // Phone numbers are left to right in every language.
        <div className="phone-field" dir="ltr">
          {value ? (
            <CountryPicker
              countries={countries}
              value={value}
              disabled={isLocked('countryCode')}
              onChange={({ region }) => onChange({ region })}
            />
          ) : null}
          <input
            {...text}
            {...control}
            className="x-field-input"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            required
            ref={markAutofocus}
            onBlur={() => {
              // Move a calling code typed into the number to the country picker.
              const phone = readPhone(entries.region, entries.mobile);
              const isWhole = /^\s*(\+|00)/.test(entries.mobile.normalize('NFKC'));
              if (phone && isWhole) onChange({ region: phone.region, mobile: phone.mobile });
            }}
          />
        </div>
      )}
    </Field>
  );
}

function PasswordField({
  hint,
  error,
  ...text
}: TextField & { autoComplete: string }): ReactElement {
  const t = useTexts('login');
  const [isShown, setIsShown] = useState(false);
  const action = t(isShown ? 'password_hide' : 'password_show');
  return (
    <Field label={t('field_password')} hint={hint} error={error}>
      {(control) => (
        <div className="password-field" dir="ltr">
          <input
            {...text}
            {...control}
            className="x-field-input"
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <button
            type="button"
            aria-label={`${action}: ${t('field_password')}`}
            onClick={() => setIsShown(!isShown)}
          >
            {action}
          </button>
        </div>
      )}
    </Field>
  );
}

/** Sets `autofocus`, which `showModal` uses to place the focus. React does not render it. */
function markAutofocus(input: HTMLInputElement | null) {
  input?.setAttribute('autofocus', '');
}

/** Focuses a form that replaces another one in an open window. The clicked button is gone. */
function focusOnSwitch(form: HTMLFormElement | null) {
  if (form?.closest('dialog')?.open) form.querySelector<HTMLElement>('[autofocus]')?.focus();
}
