import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Tag } from './tag.tsx';
import { Icon } from '../pictures/icon.tsx';

it('hides its icon from screen readers', () => {
  render(
    <Tag icon={<Icon name="check" size={14} />} tone="positive">
      Done
    </Tag>,
  );
  expect(screen.getByText('Done').querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

it('is neutral and has no icon by default', () => {
  render(<Tag>New</Tag>);
  const tag = screen.getByText('New');
  expect(tag.dataset.tone).toBe('neutral');
  expect(tag.querySelector('svg')).toBeNull();
});
