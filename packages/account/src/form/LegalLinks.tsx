import { useTexts } from '@exchange/site/page';
import type { ReactElement, ReactNode } from 'react';
import { DocumentLink } from './DocumentLink.tsx';

/** Links to the terms and the privacy policy, with optional content before them. */
export function LegalLinks({ children }: { children?: ReactNode }): ReactElement {
  const shell = useTexts('shell');
  return (
    <span className="login-form__documents">
      {children}
      <DocumentLink to="terms">{shell('footer_terms')}</DocumentLink>
      <DocumentLink to="privacy">{shell('footer_privacy')}</DocumentLink>
    </span>
  );
}
