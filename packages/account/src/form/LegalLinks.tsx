import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import type { ReactElement, ReactNode } from 'react';

/** Links to the terms and the privacy policy, with optional content before them. */
export function LegalLinks({ children }: { children?: ReactNode }): ReactElement {
  const shell = useTexts('shell');
  const page = usePage();
  const link = (path: string, text: string) => (
    // The link opens a new tab, so that the form keeps its contents.
    <a href={pathFrom(page, path)} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
  return (
    <span className="login-form__documents">
      {children}
      {link('/legal/terms', shell('footer_terms'))}
      {link('/legal/privacy', shell('footer_privacy'))}
    </span>
  );
}
