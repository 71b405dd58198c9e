import { useServices } from '@exchange/site/page';
import { ConsentBar } from '@exchange/site/frame';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openPage, pass } from './openPage.tsx';

const beacon = vi.fn<typeof navigator.sendBeacon>(() => true);

beforeEach(() => {
  beacon.mockClear();
  Object.assign(navigator, { sendBeacon: beacon });
});

function Bar() {
  const services = useServices();
  return services ? (
    <ConsentBar consent={services.analytics.consent}>
      <p>The app</p>
    </ConsentBar>
  ) : null;
}

const open = (locale: 'es-ES' | 'pt-PT' | 'en') =>
  openPage(Bar, { locale, address: `/${locale}/task-center` });

it.each(['es-ES', 'pt-PT'] as const)(
  'sends nothing from a page in %s before an answer',
  async (locale) => {
    const { services, user } = await open(locale);
    expect(screen.queryByText('The app')).toBeNull();
    services.analytics.track('view', { what: 'hub' });
    await pass(6_000);
    expect(beacon).not.toHaveBeenCalled();
    const [refuse, allow] = screen.getAllByRole('button');
    expect(refuse!.className).toBe(allow!.className);
    await user.click(allow!);
    screen.getByText('The app');
    services.analytics.track('view', { what: 'hub' });
    await pass(6_000);
    expect(beacon).toHaveBeenCalledTimes(1);
  },
);

it('remembers a refusal and sends nothing', async () => {
  const { services, user } = await open('es-ES');
  await user.click(screen.getByRole('button', { name: 'Rechazar' }));
  screen.getByText('The app');
  services.analytics.track('view', { what: 'hub' });
  await pass(6_000);
  expect(beacon).not.toHaveBeenCalled();
  expect(localStorage.getItem('exchange:analytics')).toBe('refused 1');
});

it('does not ask where no consent is needed', async () => {
  await open('en');
  screen.getByText('The app');
});
