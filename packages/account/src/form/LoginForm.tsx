import type { LoginView } from '@exchange/app-bridge';
import { countries } from '@exchange/exchange-api';
import { minimumAge } from '@exchange/site/exchange';
import { usePage, useServices, useTexts } from '@exchange/site/page';
import type { AccountService } from '@exchange/site/services';
import { isSupportedCountry } from 'libphonenumber-js/min';
import { useState, type ReactElement, type ReactNode } from 'react';
import {
  findMistakes,
  firstStepMistakes,
  type Entries,
  type Mistakes,
  type Residence,
  type TextName,
} from './formEntries.ts';
import { failureText, type FailureText } from '../failureText.ts';
import { DocumentLink } from './DocumentLink.tsx';
import { FormFrame } from './FormFrame.tsx';
import { focusMistake } from '../formFocus.ts';
import { IdentityTabs } from './IdentityTabs.tsx';
import { PasswordField } from './PasswordField.tsx';
import { ResidenceField } from './ResidenceField.tsx';
import { SideButton } from './SideButton.tsx';
import { SignUpNotice } from './SignUpNotice.tsx';
import { suggestedResidence } from './suggestedResidence.ts';
import { textField, type TextField } from './textField.ts';
import { useUnservedCountries } from './useUnservedCountries.ts';

export interface LoginFormProps {
  service: AccountService;
  view: LoginView;
  entries: Entries;
  onChange: (change: Partial<Entries>) => void;
  /** Makes the buttons and the switches of view and method ignore presses. */
  isSending: boolean;
  /** Error message of a later step that failed and returned to this form. */
  firstFailure: FailureText | undefined;
  /** Sends the login, or continues the registration. Rejects with an ApiError. */
  onSend: () => Promise<unknown>;
  /** Switches between login and registration. */
  onSwitch: () => void;
  onForgot: () => void;
  /** Other ways to log in, below the button. */
  children: ReactNode;
}

/** Email or phone, with the password for a login, or the country of residence for the first step of a registration. */
export function LoginForm({
  service,
  view,
  entries,
  onChange,
  isSending,
  firstFailure,
  onSend,
  onSwitch,
  onForgot,
  children,
}: LoginFormProps): ReactElement {
  const t = useTexts('login');
  const [firstMistakes] = useState(() => firstStepMistakes(firstFailure));
  const [mistakes, setMistakes] = useState<Mistakes>(firstMistakes);
  const [failure, setFailure] = useState(
    Object.keys(firstMistakes).length > 0 ? undefined : firstFailure,
  );
  const { regions, locale } = usePage();
  const edition = useServices()?.edition ?? 'default';
  const other = view === 'login' ? 'register' : 'login';
  const isNew = view === 'register';

  const setResidence = (residence: Residence, isResidenceSuggested: boolean) => {
    // Most phone numbers are of the country of residence. A typed number and a chosen country stay as they are.
    const isPhoneUntouched = entries.mobile === '' && !entries.isRegionChosen;
    onChange({
      residence,
      isResidenceSuggested,
      ...(isPhoneUntouched && isSupportedCountry(residence) && { region: residence }),
    });
  };
  const notServed = useUnservedCountries({
    service,
    edition,
    isNeeded: isNew,
    onEditionCountries(served) {
      const suggested = suggestedResidence(served, regions.languageTag(locale));
      const country = countries.find((each) => each === suggested);
      if (country !== undefined && entries.residence === '') setResidence(country, true);
    },
  });
  const refused = notServed.includes(entries.residence) ? 'error_residence_refused' : undefined;
  const residenceError = refused ?? mistakes.residence;

  async function submit(form: HTMLFormElement) {
    const found = findMistakes(view, entries, notServed);
    setMistakes(found);
    setFailure(undefined);
    if (focusMistake(form, found)) return;
    try {
      await onSend();
    } catch (error) {
      setFailure(failureText(error, entries.method));
    }
  }

  const field = (name: TextName): TextField => {
    const error = mistakes[name] && t(mistakes[name]);
    return textField(name, {
      value: entries[name],
      error,
      onValueChange: (value) => onChange({ [name]: value }),
    });
  };

  return (
    <FormFrame
      failure={failure}
      submitLabel={t(isNew ? 'confirm_submit' : 'login_submit')}
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
      {isNew ? (
        <ResidenceField
          value={entries.residence}
          isSuggested={entries.isResidenceSuggested}
          error={residenceError && <ResidenceError text={residenceError} />}
          onChange={(country) => {
            setMistakes({ ...mistakes, residence: undefined });
            setResidence(country, false);
          }}
        />
      ) : null}
      {refused ? null : (
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
      )}
      {isNew ? (
        <SignUpNotice age={minimumAge[edition]} />
      ) : (
        <LoginPassword field={field('password')} isSending={isSending} onForgot={onForgot} />
      )}
    </FormFrame>
  );
}

/** Message below the country of residence. A refusal links the list of countries. */
function ResidenceError({ text }: { text: NonNullable<Mistakes['residence']> }): ReactElement {
  const t = useTexts('login');
  return text === 'error_residence_refused' ? (
    <>
      {t(text)} <DocumentLink to="account">{t('countries_link')}</DocumentLink>
    </>
  ) : (
    <>{t(text)}</>
  );
}

/** Password, with a link for those who have forgotten it. */
function LoginPassword({
  field,
  isSending,
  onForgot,
}: {
  field: TextField;
  isSending: boolean;
  onForgot: () => void;
}): ReactElement {
  const t = useTexts('login');
  return (
    <div className="login-form__password">
      <PasswordField {...field} autoComplete="current-password" />
      <button
        type="button"
        className="login-form__link"
        aria-disabled={isSending || undefined}
        onClick={isSending ? undefined : onForgot}
      >
        {t('forgot')}
      </button>
    </div>
  );
}
