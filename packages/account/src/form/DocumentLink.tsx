import { pathFrom, usePage } from '@exchange/site/page';
import type { ReactElement, ReactNode } from 'react';

const paths = {
  terms: '/legal/terms',
  privacy: '/legal/privacy',
  account: '/legal/terms#account',
} as const;

export type LegalDocument = keyof typeof paths;

/** Link to the terms, their part about who can have an account, or the privacy policy. Opens a new tab, so that the form keeps its contents. */
export function DocumentLink({
  to,
  children,
}: {
  to: LegalDocument;
  children: ReactNode;
}): ReactElement {
  const page = usePage();
  return (
    <a href={pathFrom(page, paths[to])} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
