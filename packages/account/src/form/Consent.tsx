import { minimumAge } from '@exchange/site/exchange';
import { useServices, useTexts } from '@exchange/site/page';
import { Checkbox, Icon } from '@exchange/ui';
import type { ReactElement, ReactNode } from 'react';
import type { Entries, Mistakes } from './formEntries.ts';
import { DocumentLink, type LegalDocument } from './DocumentLink.tsx';

/**
 * Confirmation of the edition's minimum age, consent to the terms and the privacy policy with links to both, the check
 * of the identity that follows, for whom offers are, and next to the button the risk of trading.
 */
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
        label={linked(t('consent'))}
        error={mistakes.consent && !consent ? t('error_consent') : undefined}
        checked={consent}
        onCheckedChange={(checked) => onChange({ consent: checked })}
      />
      <p className="login-form__legal">
        {t('identity_check')} {t('countries')}{' '}
        <DocumentLink to="account">{t('countries_link')}</DocumentLink>
      </p>
      <p className="login-form__risk">
        <Icon name="alert" size={16} />
        {t('risk')}
      </p>
    </div>
  );
}

/** A document's name in the sentence of the consent: `<terms>terms of use</terms>`. */
const documentName = /<(terms|privacy)>(.*?)<\/\1>/;

/** Returns a sentence whose names of documents are links. */
function linked(sentence: string): ReactNode {
  const [found, document, name] = documentName.exec(sentence) ?? [];
  if (found === undefined) return sentence;
  const start = sentence.indexOf(found);
  return (
    <>
      {sentence.slice(0, start)}
      <DocumentLink to={document as LegalDocument}>{name}</DocumentLink>
      {linked(sentence.slice(start + found.length))}
    </>
  );
}
