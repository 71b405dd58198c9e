import { render } from '@testing-library/react';
import { Children, isValidElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { Accordion } from './accordion.tsx';

it('uses native details elements, with a common name if `group` is set', () => {
  const { container } = render(
    <Accordion group="faq" items={[{ id: '1', title: 'Why?', content: 'So.' }]} />,
  );
  const details = container.querySelector('details');
  expect(details?.getAttribute('name')).toBe('faq');
  expect(details?.querySelector('summary')?.textContent).toBe('Why?');
});

it('sets no common name by default', () => {
  const { container } = render(<Accordion items={[{ id: '1', title: 'Why?', content: 'So.' }]} />);
  expect(container.querySelector('details')?.hasAttribute('name')).toBe(false);
  expect(container.textContent).toBe('Why?So.');
});

/** Returns the names of all event handlers in a tree of elements. */
function handlers(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((each) => {
    if (!isValidElement<{ children?: ReactNode }>(each)) return [];
    const names = Object.entries(each.props).filter(([, value]) => typeof value === 'function');
    return [...names.map(([name]) => name), ...handlers(each.props.children)];
  });
}

it('has no event handlers if the browser keeps the state, so that server components can render it', () => {
  const items = [{ id: '1', title: 'Why?', content: 'So.' }];
  expect(handlers(Accordion({ items, defaultValue: ['1'] }))).toEqual([]);
  expect(handlers(Accordion({ items, value: ['1'] }))).toEqual(['onToggle', 'onClick']);
});
