import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Menu } from './menu.tsx';

const groups = [
  { id: 'account', items: [{ id: 'rewards', label: 'My rewards', href: '#rewards' }] },
];
const menu = <Menu label="Account" trigger="anna" groups={groups} />;
const button = () => screen.getByRole('button', { name: 'Account anna' });

it.each([
  [undefined, '200px'],
  ['start', '200px'],
  ['end', '140px'],
] as const)('opens in the top layer, below its button, aligned with %s', async (align, left) => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(600);
  const rect = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  rect.mockImplementation(function (this: HTMLElement) {
    return this.matches('button') ? new DOMRect(200, 50, 40, 20) : new DOMRect(0, 0, 100, 90);
  });
  try {
    render(<Menu label="A" trigger="x" groups={groups} align={align} />);
    await userEvent.setup().click(screen.getByRole('button'));
    const popup = document.querySelector<HTMLElement>('.x-menu-popup')!;
    expect([popup.popover, popup.hasAttribute('data-popover-open')]).toEqual(['manual', true]);
    expect([
      popup.style.getPropertyValue('--x-left'),
      popup.style.getPropertyValue('--x-top'),
    ]).toEqual([left, '74px']);
  } finally {
    vi.restoreAllMocks();
  }
});

it('opens in the page in a browser without popovers', async () => {
  const { togglePopover } = HTMLElement.prototype;
  Reflect.deleteProperty(HTMLElement.prototype, 'togglePopover');
  try {
    render(menu);
    await userEvent.setup().click(button());
    expect(screen.getByRole('menu').parentElement?.hasAttribute('popover')).toBe(false);
  } finally {
    HTMLElement.prototype.togglePopover = togglePopover;
  }
});

it('listens to the document only while open', async () => {
  const user = userEvent.setup();
  const add = vi.spyOn(document, 'addEventListener');
  const remove = vi.spyOn(document, 'removeEventListener');
  const own = (calls: unknown[][]) =>
    calls.map(([type]) => type).filter((type) => type === 'pointerdown' || type === 'focusin');
  render(menu);
  expect(own(add.mock.calls)).toEqual([]);
  await user.click(button());
  const listeners = add.mock.calls.filter(([type]) => /^(pointerdown|focusin)$/.test(type));
  expect(own(add.mock.calls)).toEqual(['pointerdown', 'focusin']);
  await user.click(button());
  for (const [type, listener] of listeners) expect(remove).toHaveBeenCalledWith(type, listener);
});
