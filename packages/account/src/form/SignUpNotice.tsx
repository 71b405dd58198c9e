import { useTexts } from '@exchange/site/page';
import type { ReactElement } from 'react';
import { DocumentLink } from './DocumentLink.tsx';

/** Risk of trading, the minimum age, and links to the terms and the privacy policy, in one line of text. */
export function SignUpNotice({ age }: { age: number }): ReactElement {
  const t = useTexts('login');
  const shell = useTexts('shell');
  return (
    <p className="login-form__legal">
      {t('risk')} <bdi>{`${age}+`}</bdi>
      {'\u00a0·\u00a0'}
      <DocumentLink to="terms">{shell('footer_terms')}</DocumentLink>
      {'\u00a0· '}
      <DocumentLink to="privacy">{shell('footer_privacy')}</DocumentLink>
    </p>
  );
}
