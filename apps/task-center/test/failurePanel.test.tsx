import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../../test/openPage.tsx';
import { FailurePanel } from './FailurePanel.tsx';

it('has no link to the same site if the site is not official', async () => {
  await openPage(() => <FailurePanel reason="untrusted" />);
  screen.getByText('This is not an official site');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
