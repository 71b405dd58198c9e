import type { ReactElement, ReactNode } from 'react';

/** Heading of a card, with a link at its end. */
export function CardHead({
  id,
  title,
  children,
}: {
  /** For `aria-labelledby` of the card. */
  id: string;
  title: string;
  /** The link. */
  children?: ReactNode;
}): ReactElement {
  return (
    <div className="card-head">
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
