import { minimumAge } from '@exchange/site/exchange';
import { pathFrom, usePage, useServices, useTexts } from '@exchange/site/page';
import { Checkbox } from '@exchange/ui';
import type { ReactElement } from 'react';

/** Confirmation of the edition's minimum age, and consent to the terms and the privacy policy, with links to both. */
export function Consent({
  isGiven,
  isMissing,
  onChange,
}: {
  isGiven: boolean;
  /** Whether the visitor submitted the form without consent. */
  isMissing: boolean;
  onChange: (isGiven: boolean) => void;
}): ReactElement {
  const t = useTexts('login');
  const shell = useTexts('shell');
  const page = usePage();
  const edition = useServices()?.host.edition ?? 'default';
  const link = (path: string, text: string) => (
    // The link opens a new tab, so that the form keeps its contents.
    <a href={pathFrom(page, path)} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
  return (
    <Checkbox
      name="consent"
      required
      label={t('consent', { age: minimumAge[edition] })}
      hint={
        <span className="login-form__documents">
          {link('/legal/terms', shell('footer_terms'))}
          {link('/legal/privacy', shell('footer_privacy'))}
        </span>
      }
      error={isMissing ? t('error_consent') : undefined}
      checked={isGiven}
      onCheckedChange={onChange}
    />
  );
}
