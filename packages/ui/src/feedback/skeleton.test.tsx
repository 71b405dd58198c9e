import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Skeleton } from './skeleton.tsx';

it('is hidden from screen readers', () => {
  const { container } = render(<Skeleton shape="circle" width="half" className="mine" />);
  expect(container.querySelector('.x-skeleton.mine')?.getAttribute('aria-hidden')).toBe('true');
});

it('is a full-width line of text by default', () => {
  const { container } = render(<Skeleton />);
  const { className, dataset } = container.firstElementChild as HTMLElement;
  expect([className, dataset.shape, dataset.width]).toEqual(['x-skeleton', 'text', 'full']);
});
