import { isHighlighted, type NavigationItem } from './navigation.ts';

/**
 * Renders items into one of the skeleton's lists (spec 2.1). A test checks that it creates the same elements as
 * HeaderSkeleton. Names are inserted as text, so they cannot inject markup.
 */
export function drawNavigation(list: Element, items: readonly NavigationItem[]): void {
  list.replaceChildren(...items.map((item) => entry(list.ownerDocument, item)));
}

function entry(document: Document, item: NavigationItem): Element {
  const create = (name: string, className: string, ...children: Element[]) => {
    const element = document.createElement(name);
    element.className = className;
    element.append(...children);
    return element;
  };
  const isLink = item.renderer === 'link';
  const link = create(
    isLink ? 'a' : 'summary',
    `x-header-link${isHighlighted(item) ? ' x-header-wsot' : ''}`,
  );
  link.textContent = item.name;
  const line = document.createElement('li');
  if (isLink) {
    link.setAttribute('href', item.href ?? '');
    line.append(link);
  } else {
    const list = create('ul', 'x-header-panel');
    drawNavigation(list, item.items ?? []);
    line.append(create('details', 'x-header-more', link, list));
  }
  return line;
}
