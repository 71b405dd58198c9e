import { useTexts } from '@exchange/site/page';
import { useState, type ReactElement } from 'react';
import { findIdentityMistakes, type Entries, type Mistakes } from '../form/formEntries.ts';
import { failureText, type FailureText } from '../failureText.ts';
import { FormFrame } from '../form/FormFrame.tsx';
import { focusMistake } from '../formFocus.ts';
import { IdentityTabs } from '../form/IdentityTabs.tsx';
import { BackButton } from '../form/SideButton.tsx';
import { textField } from '../form/textField.ts';

/** Form for the email address or phone number of the account whose password to reset. */
export function RecoverForm({
  entries,
  onChange,
  isSending,
  onSend,
  onBack,
}: {
  entries: Entries;
  onChange: (change: Partial<Entries>) => void;
  isSending: boolean;
  /** Requests a recovery code. Rejects with an ApiError. */
  onSend: () => Promise<unknown>;
  onBack: () => void;
}): ReactElement {
  const t = useTexts('login');
  const [mistakes, setMistakes] = useState<Pick<Mistakes, 'email' | 'mobile'>>({});
  const [failure, setFailure] = useState<FailureText>();

  async function submit(form: HTMLFormElement) {
    const found = findIdentityMistakes(entries);
    setMistakes(found);
    setFailure(undefined);
    if (focusMistake(form, found)) return;
    try {
      await onSend();
    } catch (error) {
      setFailure(failureText(error, entries.method));
    }
  }

  return (
    <FormFrame
      failure={failure}
      submitLabel={t('recover_submit')}
      isSending={isSending}
      onSubmit={submit}
      more={
        <BackButton isSending={isSending} onClick={onBack}>
          {t('back')}
        </BackButton>
      }
    >
      <p className="login-form__lead">{t('recover_text')}</p>
      <IdentityTabs
        entries={entries}
        onChange={onChange}
        isSending={isSending}
        onMethodChange={(method) => {
          setMistakes({});
          setFailure(undefined);
          onChange({ method });
        }}
        field={(name) => {
          const error = mistakes[name] && t(mistakes[name]);
          return textField(name, {
            value: entries[name],
            error,
            onValueChange: (value) => onChange({ [name]: value }),
          });
        }}
      />
    </FormFrame>
  );
}
