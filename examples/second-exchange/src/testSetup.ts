import { addPopups } from '@exchange/ui/testing';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Machines that build many sites at once are slow.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no dialogs and no popovers.
addPopups();

afterEach(() => {
  // A test that starts with `// @vitest-environment node` has no page, and starts faster.
  if (typeof document === 'undefined') return;
  cleanup();
  localStorage.clear();
  history.replaceState(null, '', '/');
});
