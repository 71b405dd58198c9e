import { renderToString } from 'react-dom/server';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ExplorerPanel } from './ExplorerPanel.tsx';

afterEach(cleanup);

it('is disabled in the HTML and enabled by scripts', () => {
  const panel = <ExplorerPanel label="Demo">text</ExplorerPanel>;
  expect(renderToString(panel)).toContain('disabled');
  render(panel);
  expect(screen.getByRole('group', { name: 'Demo' })).toHaveProperty('disabled', false);
});
