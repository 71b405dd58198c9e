import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Machines that build many sites at once are slow.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  history.replaceState(null, '', '/');
});
