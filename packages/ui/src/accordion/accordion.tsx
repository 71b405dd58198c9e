import type { ReactElement, ReactNode } from 'react';
import { Glyph } from '../icon/glyph.tsx';
import { chevronDown } from '../icon/strokes.ts';

export interface AccordionItem {
  /** Unique within the accordion. */
  id: string;
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Keeps at most one item open. Browsers without support for `<details name>` allow several. */
  group?: string;
}

/**
 * Collapsible questions and answers. Built on native `<details>`, so it works without JavaScript,
 * and find-in-page opens closed items.
 */
export function Accordion({ items, group }: AccordionProps): ReactElement {
  return (
    <div className="x-accordion">
      {items.map(({ id, title, content }) => (
        <details key={id} className="x-accordion-item" name={group}>
          <summary className="x-accordion-title">
            <span>{title}</span>
            <Glyph path={chevronDown} />
          </summary>
          <div className="x-accordion-content">{content}</div>
        </details>
      ))}
    </div>
  );
}
