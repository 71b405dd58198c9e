import { minimumAge } from '@exchange/site/exchange';
import { pathFrom, usePage, useServices, useTexts } from '@exchange/site/page';
import { Checkbox } from '@exchange/ui';
import type { ReactElement } from 'react';
import type { Entries, Mistakes } from './formEntries.ts';

/** Confirmation of the edition's minimum age, and consent to the terms and the privacy policy, with links to both. */
export function Consent({
  entries: { age, consent },
  mistakes,
  onChange,
}: {
  entries: Pick<Entries, 'age' | 'consent'>;
  mistakes: Pick<Mistakes, 'age' | 'consent'>;
  onChange: (change: Partial<Entries>) => void;
}): ReactElement {
  const t = useTexts('login');
  const shell = useTexts('shell');
  const page = usePage();
  const edition = useServices()?.edition ?? 'default';
  const years = { age: minimumAge[edition] };
  const link = (path: string, text: string) => (
    // The link opens a new tab, so that the form keeps its contents.
    <a href={pathFrom(page, path)} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
  return (
    <div className="login-form__consent">
      <Checkbox
        name="age"
        required
        label={t('consent_age', years)}
        error={mistakes.age && !age ? t('error_age', years) : undefined}
        checked={age}
        onCheckedChange={(checked) => onChange({ age: checked })}
      />
      <Checkbox
        name="consent"
        required
        label={t('consent')}
        hint={
          <span className="login-form__documents">
            {link('/legal/terms', shell('footer_terms'))}
            {link('/legal/privacy', shell('footer_privacy'))}
          </span>
        }
        error={mistakes.consent && !consent ? t('error_consent') : undefined}
        checked={consent}
        onCheckedChange={(checked) => onChange({ consent: checked })}
      />
    </div>
  );
}
