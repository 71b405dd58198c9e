import type { ReactElement, ReactNode } from 'react';
import { Glyph } from './glyph.tsx';
import { chevronDown } from './strokes.ts';

export interface AccordionItem {
  /** Unique in its accordion. */
  id: string;
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Lets only one be open, where the browser knows named details; elsewhere several. */
  group?: string;
}

/**
 * Questions that open to their answers. Native `<details>`: it works before and without script, and
 * the browser's search in the page finds and opens what is closed.
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
