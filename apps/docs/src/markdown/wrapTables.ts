import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Wraps each table in a group that scrolls sideways and can be focused with the keyboard. */
export function wrapTables(content: Root): void {
  visit(content, 'element', (element, index, parent) => {
    if (element.tagName !== 'table' || !parent || index === undefined) return;
    parent.children[index] = {
      type: 'element',
      tagName: 'div',
      properties: { className: ['table-scroll'], role: 'group', ariaLabel: 'Table', tabIndex: 0 },
      children: [element],
    };
    return SKIP;
  });
}
