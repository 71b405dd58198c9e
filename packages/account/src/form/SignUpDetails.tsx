import { useTexts } from '@exchange/site/page';
import type { Credentials, InputName } from '@exchange/site/services';
import { Field } from '@exchange/ui';
import { useState, type ReactElement } from 'react';
import { failureText, type FailureText } from '../failureText.ts';
import { focusMistake } from '../formFocus.ts';
import { NewPassword } from '../recovery/NewPassword.tsx';
import { Consent } from './Consent.tsx';
import {
  findMistakes,
  firstStepMistakes,
  ownerOf,
  toCredentials,
  type Entries,
  type Mistakes,
} from './formEntries.ts';
import { FormFrame } from './FormFrame.tsx';
import { InvitedBy } from './InvitedBy.tsx';
import { BackButton } from './SideButton.tsx';
import { textField, type TextField } from './textField.ts';

type DetailName = 'password' | 'referralCode' | 'userCode';

/** Second step of a registration: password, invitation codes (spec 3) and consent. */
export function SignUpDetails({
  entries,
  onChange,
  readOnly,
  isSending,
  onSend,
  onBack,
}: {
  entries: Entries;
  onChange: (change: Partial<Entries>) => void;
  /** Fields that an invitation has filled in and that the visitor must not change. */
  readOnly: readonly InputName[];
  isSending: boolean;
  /** Registers the account. Rejects with an ApiError. */
  onSend: (credentials: Credentials) => Promise<unknown>;
  /** Returns to the first step, with the error message of one of its fields. */
  onBack: (failure?: FailureText) => void;
}): ReactElement {
  const t = useTexts('login');
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [failure, setFailure] = useState<FailureText>();
  // An invitation with a code names the inviter. Decided once, so that the field does not disappear during input.
  const [hasUserCode] = useState(entries.referralCode === '' || entries.userCode !== '');
  const [invitation] = useState(entries.referralCode || entries.userCode);

  async function submit(form: HTMLFormElement) {
    const found = findMistakes('details', entries);
    setMistakes(found);
    setFailure(undefined);
    if (focusMistake(form, found)) return;
    try {
      await onSend(toCredentials('register', entries));
    } catch (error) {
      const text = failureText(error, entries.method);
      if (Object.keys(firstStepMistakes(text)).length > 0) onBack(text);
      else setFailure(text);
    }
  }

  const field = (name: DetailName): TextField => {
    const isLocked = readOnly.some((each) => each === name);
    const error = mistakes[name] && t(mistakes[name]);
    return {
      ...textField(name, {
        value: entries[name],
        error,
        onValueChange: (value) => onChange({ [name]: value }),
      }),
      readOnly: isLocked,
      hint: isLocked ? t('field_fixed') : undefined,
    };
  };

  return (
    <FormFrame
      failure={failure}
      submitLabel={t('register_submit')}
      isSending={isSending}
      onSubmit={submit}
      more={
        <BackButton isSending={isSending} onClick={() => onBack()}>
          {t('step_back')}
        </BackButton>
      }
    >
      <NewPassword field={field('password')} owner={ownerOf(entries)} />
      <InvitedBy code={invitation}>
        <Field {...field('referralCode')} label={t('field_referral_code')} autoComplete="off" />
        {hasUserCode ? (
          <Field {...field('userCode')} label={t('field_user_code')} autoComplete="off" />
        ) : null}
      </InvitedBy>
      <Consent entries={entries} mistakes={mistakes} onChange={onChange} />
    </FormFrame>
  );
}
