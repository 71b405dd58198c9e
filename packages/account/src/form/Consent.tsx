import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { Checkbox } from '@exchange/ui';
import type { ReactElement } from 'react';

/** Consent to the terms and the privacy policy, with links to both. */
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
      label={t('consent')}
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
