import { FailurePanel } from '@exchange/site/page/failures';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from './openPage.tsx';

it('has no link to the same site if the site is not official', async () => {
  await openPage(() => <FailurePanel reason="untrusted" />);
  screen.getByText('This is not an official site');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
