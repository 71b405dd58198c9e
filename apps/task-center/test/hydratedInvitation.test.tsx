import { PageProvider } from '@exchange/site/page';
import { readMessages } from '@exchange/site/page/messages';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { GuestInvite } from '../src/invite/guest/GuestInvite.tsx';

it('shows guests their code as soon as the page is hydrated, before the services load', () => {
  const texts = readMessages('en');
  const page = (
    <PageProvider
      home="/task-center"
      page={{ useByGlobals: true, locale: 'en', isLocaleInPath: true, isMissing: false, texts }}
    >
      <GuestInvite />
    </PageProvider>
  );
  history.replaceState(null, '', '/en/task-center/invite?ref=DEMO2026');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  screen.getByText('Have a referral code? Enter it when you sign up.');
  const onRecoverableError = vi.fn();
  render(page, { container, hydrate: true, onRecoverableError });
  screen.getByText('Code DEMO2026 is applied when you sign up.');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
