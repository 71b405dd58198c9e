import type { ReactElement, ReactNode } from 'react';

/**
 * Shows the replacement, if there is one, instead of the children. The hidden children keep their
 * space, so that a shorter replacement does not move the content below.
 */
export function Replaceable({
  replacement,
  children,
}: {
  replacement: ReactElement | false;
  children: ReactNode;
}): ReactElement {
  return (
    <div className="replaceable">
      <div aria-hidden={replacement !== false}>{children}</div>
      {replacement && <div>{replacement}</div>}
    </div>
  );
}
