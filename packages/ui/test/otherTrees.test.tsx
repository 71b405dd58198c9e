import { act, fireEvent } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Combobox, Header, Menu, Tabs, Tooltip } from '../src/index.ts';

type Tree = Document | ShadowRoot;

const places: Record<string, () => { tree: Tree; container: Element | ShadowRoot }> = {
  'a shadow root': () => shadowRoot('open'),
  'a closed shadow root': () => shadowRoot('closed'),
  'an iframe': () => {
    const tree = document.body.appendChild(document.createElement('iframe')).contentDocument!;
    return { tree, container: tree.body.appendChild(tree.createElement('div')) };
  },
};
function shadowRoot(mode: ShadowRootMode) {
  const host = document.body.appendChild(document.createElement('div'));
  const tree = host.attachShadow({ mode });
  return { tree, container: tree };
}

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = '';
});

/** Renders an element in another tree. Returns functions that find elements there. */
function shown(place: string, element: ReactElement) {
  const { tree, container } = places[place]!();
  root = createRoot(container);
  act(() => root?.render(element));
  const find = <Found extends HTMLElement = HTMLElement>(selector: string) =>
    tree.querySelector<Found>(selector);
  const press = (key: string) =>
    act(() => void fireEvent.keyDown(tree.activeElement!, { key, composed: true }));
  const point = (target: Element) =>
    act(() => void fireEvent.pointerDown(target, { composed: true }));
  return { tree, find, press, point, focused: () => tree.activeElement?.textContent };
}

const groups = [
  {
    id: 'g',
    items: [
      { id: 'a', label: 'Rewards' },
      { id: 'b', label: 'Log out' },
    ],
  },
];
const tabs = ['Spot', 'Futures'].map((label) => ({ id: label, label, content: label }));
const coins = ['Bitcoin', 'Ether'].map((label) => ({ value: label, label }));

describe.each(Object.keys(places))('in %s', (place) => {
  it('a Menu moves with the arrow keys, and stays open on a press inside', () => {
    const { find, press, point, focused } = shown(
      place,
      <>
        <Menu label="Account" trigger="anna" groups={groups} />
        <button id="other">Other</button>
      </>,
    );
    act(() => find('.x-menu-button')!.focus());
    press('ArrowDown');
    expect(focused()).toBe('Rewards');
    press('ArrowDown');
    expect(focused()).toBe('Log out');
    press('l');
    expect(focused()).toBe('Log out');
    point(find('[role=menu]')!);
    expect(find('[role=menu]')).not.toBeNull();
    point(find('#other')!);
    expect(find('[role=menu]')).toBeNull();
  });

  it('a Menu closes when focus moves to another element, or the document is pressed', () => {
    const { find, press, point } = shown(
      place,
      <>
        <Menu label="Account" trigger="anna" groups={groups} />
        <button id="other">Other</button>
      </>,
    );
    act(() => find('.x-menu-button')!.focus());
    press('ArrowDown');
    act(() => find('#other')!.focus());
    expect(find('[role=menu]')).toBeNull();
    act(() => find('.x-menu-button')!.focus());
    press('ArrowDown');
    point(find('#other')!.ownerDocument.body);
    expect(find('[role=menu]')).toBeNull();
  });

  it('Tabs move with the arrow keys', () => {
    const { find, press, focused } = shown(place, <Tabs label="Markets" tabs={tabs} />);
    act(() => find('[role=tab]')!.focus());
    press('ArrowRight');
    expect(focused()).toBe('Futures');
    press('ArrowRight');
    expect(focused()).toBe('Spot');
  });

  it('a Combobox scrolls to its active option', () => {
    const { tree, find, press } = shown(
      place,
      <Combobox label="Coin" options={coins} texts={{ empty: '-', loading: '-' }} />,
    );
    const view = (tree.ownerDocument ?? tree).defaultView!;
    const scrolled = vi.fn();
    (view as unknown as typeof globalThis).Element.prototype.scrollIntoView = scrolled;
    act(() => find('input')!.focus());
    press('ArrowDown');
    expect(find(`[id="${find('input')!.getAttribute('aria-activedescendant')}"]`)).not.toBeNull();
    expect(scrolled).toHaveBeenCalledOnce();
    Reflect.deleteProperty(
      (view as unknown as typeof globalThis).Element.prototype,
      'scrollIntoView',
    );
  });

  it('a Header keeps its list open on a press inside, and closes it on a press outside', () => {
    const items = [{ name: 'Earn', href: '/earn', renderer: 'link' as const }];
    const { find, point } = shown(
      place,
      <Header
        brand="Brand"
        homeHref="/"
        labels={{ home: 'Home', navigation: 'Main', menu: 'Menu' }}
        sections={[{ name: 'More', renderer: 'more', items }]}
      />,
    );
    const more = find<HTMLDetailsElement>('.x-header-nav details')!;
    more.open = true;
    point(more.querySelector('a')!);
    expect(more.open).toBe(true);
    point(find('.x-header-home')!);
    expect(more.open).toBe(false);
  });

  it('a Tooltip is hidden on Esc', async () => {
    const { find } = shown(
      place,
      <Tooltip content="Words" delayMs={0}>
        <button id="anchor">Fees</button>
      </Tooltip>,
    );
    const anchor = find('#anchor')!;
    await act(async () => {
      fireEvent.pointerOver(anchor, { pointerType: 'mouse', composed: true });
      await new Promise((done) => setTimeout(done, 5));
    });
    const key = new KeyboardEvent('keydown', {
      key: 'Escape',
      bubbles: true,
      composed: true,
      cancelable: true,
    });
    act(() => void anchor.dispatchEvent(key));
    expect(key.defaultPrevented).toBe(true);
  });
});
