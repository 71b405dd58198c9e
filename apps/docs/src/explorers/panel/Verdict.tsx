import { Alert } from '@exchange/ui/alert';
import type { ReactElement, ReactNode } from 'react';

/** The result of an explorer in one sentence. Screen readers announce it when it changes. */
export function Verdict({
  isGood,
  title,
  children,
}: {
  isGood: boolean;
  title: string;
  children: ReactNode;
}): ReactElement {
  return (
    <Alert role="status" tone={isGood ? 'positive' : 'negative'} title={title}>
      {children}
    </Alert>
  );
}
