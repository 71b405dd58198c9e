import type { ReactElement } from 'react';
import type { Heading } from '../markdown/headings.ts';

/** Table of contents of a page. */
export function Contents({ headings }: { headings: readonly Heading[] }): ReactElement | null {
  const shown = headings.filter(({ level, text }) => level < 4 && text !== '');
  if (shown.length < 2) return null;
  return (
    <nav className="contents" aria-label="On this page">
      <p className="contents-title">On this page</p>
      <ul>
        {shown.map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
