import { createFakeClock } from '@tooling/testing/fakeClock';
import { expect, it, onTestFinished } from 'vitest';
import { createPhone } from './phone.ts';
import type { PhoneSettings } from './phoneSettings.ts';

function setUp(settings: Partial<PhoneSettings> = {}) {
  const clock = createFakeClock();
  const phone = createPhone(
    { appVersion: '3.6.1', arrival: 'present', fault: 'none', ...settings },
    clock,
  );
  onTestFinished(() => phone.dispose());
  const texts = () => phone.getState().entries.map(({ from, text }) => `${from}: ${text}`);
  const failures = () => phone.getState().entries.flatMap(({ failure }) => failure ?? []);
  return { clock, phone, texts, failures };
}

it('shows the screen that a call opens after the app replied', async () => {
  const { clock, phone, texts } = setUp();
  phone.call('Router.push', { path: 'kyc' });
  expect(phone.getState()).toMatchObject({ pending: 1, screen: { title: 'Home' } });
  await clock.advanceAsync(1_000);
  expect(phone.getState()).toMatchObject({
    pending: 0,
    screen: { title: 'Native page', detail: 'kyc' },
  });
  expect(texts()).toEqual([
    'page: SystemInfo.getAppConfig {}',
    'page: Router.push {"path":"kyc"}',
    'app: Router.push returned no data',
  ]);
});

it.each<[Partial<PhoneSettings>, string]>([
  [{ fault: 'fail' }, 'native'],
  [{ fault: 'hang' }, 'timeout'],
  [{ fault: 'malformed' }, 'invalidReply'],
  [{ arrival: 'never' }, 'unavailable'],
  [{ appVersion: '3.5.9' }, 'unsupported'],
  [{ appVersion: '<b>3.6.1</b>' }, 'unsupported'],
])('%j fails with %s and keeps the screen', async (settings, kind) => {
  const { clock, phone, failures } = setUp(settings);
  phone.call('Router.push', { path: 'kyc' });
  await clock.advanceAsync(4_000);
  expect(failures()).toEqual([kind]);
  expect(phone.getState()).toMatchObject({ pending: 0, screen: { title: 'Home' } });
});

it('waits for an app that appears within the deadline', async () => {
  const { clock, phone, failures } = setUp({ arrival: 'delayed' });
  phone.call('Router.push', { path: 'kyc' });
  await clock.advanceAsync(3_000);
  expect(failures()).toEqual([]);
  expect(phone.getState().screen.detail).toBe('kyc');
});

it.each(['late', 'duplicate'] as const)(
  'records a reply to a call that has ended: %s',
  async (fault) => {
    const { clock, phone, texts } = setUp({ fault });
    phone.call('Router.push', { path: 'kyc' });
    await clock.advanceAsync(6_000);
    const late = expect.stringMatching(/^bridge: lateReply: Router.push had finished/);
    expect(texts()).toContainEqual(late);
  },
);

it('refuses a method that the app lacks, and an invalid method name', async () => {
  const { clock, phone, failures } = setUp();
  phone.call('Wallet.sign', {});
  phone.call('<img src=x onerror=alert(1)>', {});
  phone.call('Wallet.', {});
  await clock.advanceAsync(1_000);
  expect(failures().sort()).toEqual(['invalidCall', 'native', 'native']);
});

it('opens only https: addresses', async () => {
  const { clock, phone } = setUp();
  phone.call('UrlLauncher.open', { url: 'javascript:alert(1)' });
  await clock.advanceAsync(1_000);
  expect(phone.getState().screen.title).toBe('Not opened');
  phone.call('UrlLauncher.open', { url: 'https://www.brand.com/' });
  await clock.advanceAsync(1_000);
  expect(phone.getState().screen).toEqual({ title: 'Browser', detail: 'https://www.brand.com/' });
  phone.call('Router.pop2Home', {});
  await clock.advanceAsync(1_000);
  expect(phone.getState().screen.title).toBe('Home');
});

it('applies and records events from the app', () => {
  const { phone, texts } = setUp();
  phone.emit('SystemInfo.themeChanged');
  expect(phone.getState().theme).toBe('dark');
  phone.emit('SystemInfo.themeChanged');
  phone.emit('Router.backPressed');
  expect(texts()).toEqual([
    'app: SystemInfo.themeChanged {"theme":"dark"}',
    'app: SystemInfo.themeChanged {"theme":"light"}',
    'app: Router.backPressed',
  ]);
});

it('keeps the latest entries and leaves no timer behind', async () => {
  const { clock, phone } = setUp({ fault: 'hang' });
  for (let i = 0; i < 70; i++) phone.emit('SystemInfo.resumed');
  expect(phone.getState().entries).toHaveLength(20);
  phone.call('Router.push', {});
  await clock.advanceAsync(500);
  phone.dispose();
  await clock.advanceAsync(0);
  expect(clock.pending).toBe(0);
});
