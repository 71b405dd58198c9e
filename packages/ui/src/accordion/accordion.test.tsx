import { render } from '@testing-library/react';
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
