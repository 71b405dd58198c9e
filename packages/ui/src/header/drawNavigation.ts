import type { NavigationItem } from './navigation.ts';

/**
 * Renders items into a list of the skeleton. Produces the same elements as HeaderSkeleton, which a
 * test checks. Names are inserted as text, so they cannot inject markup.
 */
export function drawNavigation(list: Element, items: readonly NavigationItem[]): void {
  list.replaceChildren(...items.map((item) => entry(list.ownerDocument, item)));
}

function entry(document: Document, item: NavigationItem): Element {
  const line = document.createElement('li');
  const link = document.createElement(item.renderer === 'link' ? 'a' : 'summary');
  link.className = `x-header-link${item.name.trim() === 'WSOT' ? ' x-header-wsot' : ''}`;
  link.textContent = item.name;
  if (item.renderer === 'link') {
    link.setAttribute('href', item.href ?? '');
    line.append(link);
    return line;
  }
  const dropdown = document.createElement('details');
  dropdown.className = 'x-header-more';
  const list = document.createElement('ul');
  list.className = 'x-header-panel';
  drawNavigation(list, item.items ?? []);
  dropdown.append(link, list);
  line.append(dropdown);
  return line;
}
