import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawNavigation } from './drawNavigation.ts';
import { HeaderEntries } from './headerFrame.tsx';
import type { NavigationItem } from './navigation.ts';

const link = (name: string): NavigationItem => ({ name, href: '/a?b=1&c=2', renderer: 'link' });

it.each<[string, NavigationItem[]]>([
  ['no items', []],
  ['links', [link('Markets'), link('<b>bold</b>')]],
  ['the gradient of WSOT', [link('WSOT'), link(' WSOT '), link('wsot')]],
  ['a dropdown', [{ name: 'More', renderer: 'more', items: [link('Earn'), link('WSOT')] }]],
  ['a dropdown without items', [{ name: 'WSOT', renderer: 'more' }]],
])('renders %s like the React component', (_, items) => {
  const { container } = render(
    <ul>
      <HeaderEntries linkComponent="a" items={items} />
    </ul>,
  );
  const list = document.createElement('ul');
  list.textContent = 'the default navigation';
  drawNavigation(list, items);
  expect(list.outerHTML).toBe(container.innerHTML);
});

it('renders the elements and classes that the style sheet uses', () => {
  const list = document.createElement('ul');
  drawNavigation(list, [
    link('WSOT'),
    { name: 'More', renderer: 'more', items: [link('Earn')] },
    { name: 'Nowhere', renderer: 'link' },
  ]);
  expect(list.innerHTML).toBe(
    '<li><a class="x-header-link x-header-wsot" href="/a?b=1&amp;c=2">WSOT</a></li>' +
      '<li><details class="x-header-more"><summary class="x-header-link">More</summary>' +
      '<ul class="x-header-panel"><li><a class="x-header-link" href="/a?b=1&amp;c=2">Earn</a></li></ul>' +
      '</details></li><li><a class="x-header-link" href="">Nowhere</a></li>',
  );
});
