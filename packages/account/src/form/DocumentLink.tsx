import { pathFrom, usePage } from '@exchange/site/page';
import type { ReactElement, ReactNode } from 'react';

const paths = { terms: '/legal/terms', privacy: '/legal/privacy' } as const;

export type LegalDocument = keyof typeof paths;

/** Link to the terms or the privacy policy in a new tab, so that the form keeps its contents. */
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
