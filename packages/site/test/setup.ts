import { addPopups } from '@exchange/ui/testing';
import { setUpComponents, stubFetch } from '@tooling/testing/components';
import { afterEach } from 'vitest';
import { paths } from '../exchange.config.ts';

addPopups();
setUpComponents();
stubFetch(paths.helpers);

afterEach(() => {
  document.documentElement.removeAttribute('data-login');
  document.documentElement.removeAttribute('data-theme');
});
