import type { ReactElement } from 'react';

/** A technical value. It is written from left to right in every language. */
export function Code({ children }: { children: string }): ReactElement {
  return <code dir="ltr">{children === '' ? '(empty)' : children}</code>;
}
