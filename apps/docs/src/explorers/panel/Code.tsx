import type { ReactElement } from 'react';

/** A technical value. It is written from left to right in every language. */
export function Code({ children }: { children: string }): ReactElement {
  return <code dir="ltr">{children === '' ? '(empty)' : children}</code>;
}

/** Lines of code. Those with an index in `marked` are highlighted. */
export function CodeBlock({
  code,
  marked = [],
}: {
  code: string;
  marked?: readonly number[];
}): ReactElement {
  return (
    <pre className="explorer-code" dir="ltr">
      <code>
        {code
          .trimEnd()
          .split('\n')
          .map((line, index) => (
            // The index is the only key that a line has.
            <span key={index}>
              {marked.includes(index) ? <mark>{line}</mark> : line}
              {'\n'}
            </span>
          ))}
      </code>
    </pre>
  );
}
