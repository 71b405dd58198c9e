import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Card } from './card.tsx';

const card = () => document.querySelector<HTMLElement>('.x-card');

describe('Card', () => {
  it('is a div and not marked as ended by default', () => {
    render(<Card>x</Card>);
    expect(card()?.tagName).toBe('DIV');
    expect(card()?.className).toBe('x-card');
    expect(card()?.hasAttribute('data-ended')).toBe(false);
  });

  it.each(['section', 'article', 'li'] as const)('renders as %s', (as) => {
    render(<Card as={as}>x</Card>);
    expect(card()?.localName).toBe(as);
  });

  it('combines classes, passes attributes to its element and marks an ended card', () => {
    render(
      <Card as="section" ended className="mine" aria-label="Spring campaign">
        x
      </Card>,
    );
    const region = screen.getByRole('region', { name: 'Spring campaign' });
    expect(region.className).toBe('x-card mine');
    expect(region.dataset.ended).toBe('');
  });
});
