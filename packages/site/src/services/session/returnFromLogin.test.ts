import { expect, it, vi } from 'vitest';
import { returnFromLogin } from './returnFromLogin.ts';

const page = 'https://www.brand.com/en/task-center/invite';

function leave(redirectUrl?: string) {
  const url = new URL(page);
  if (redirectUrl !== undefined) url.searchParams.set('redirect_url', redirectUrl);
  const reload = vi.fn();
  const replace = vi.fn();
  returnFromLogin({ href: url.href, origin: url.origin, reload, replace });
  return { reload, replace };
}

it.each(['https://www.brand.com/en/task-center?tab=2', '/en/task-center?tab=2'])(
  'returns to %s',
  (target) => {
    const { reload, replace } = leave(target);
    expect(replace).toHaveBeenCalledExactlyOnceWith('https://www.brand.com/en/task-center?tab=2');
    expect(reload).not.toHaveBeenCalled();
  },
);

it.each([
  undefined,
  '',
  page,
  'https://evil.example/',
  '//evil.example/',
  'javascript:alert(1)',
  'https://name:word@www.brand.com/',
])('reloads the page if the redirect URL is %j', (target) => {
  const { reload, replace } = leave(target);
  expect(reload).toHaveBeenCalledOnce();
  expect(replace).not.toHaveBeenCalled();
});
