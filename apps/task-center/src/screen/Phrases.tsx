import { Fragment, type ReactElement, type ReactNode } from 'react';

/**
 * Short phrases in a line, with dots between them. The style sheet draws the dots, because one in
 * the text could start or end a line, and screen readers would read it. A phrase breaks only if it
 * is longer than a line.
 */
export function Phrases({ of }: { of: readonly ReactNode[] }): ReactElement {
  return (
    <span className="phrases">
      {of.map((phrase, index) => (
        <Fragment key={index}>
          {/* Separates the phrases in copied text. */}
          {index === 0 ? null : ' '}
          <span>{phrase}</span>
        </Fragment>
      ))}
    </span>
  );
}
