import { minimumAge } from '@exchange/site/exchange';
import { useServices, useTexts } from '@exchange/site/page';
import { Checkbox } from '@exchange/ui';
import type { ReactElement } from 'react';
import type { Entries, Mistakes } from './formEntries.ts';
import { LegalLinks } from './LegalLinks.tsx';

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
  const edition = useServices()?.edition ?? 'default';
  const years = { age: minimumAge[edition] };
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
        hint={<LegalLinks />}
        error={mistakes.consent && !consent ? t('error_consent') : undefined}
        checked={consent}
        onCheckedChange={(checked) => onChange({ consent: checked })}
      />
    </div>
  );
}
