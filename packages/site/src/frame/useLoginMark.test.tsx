import { act, render } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ServicesContext } from '../page/services/ServicesContext.ts';
import type { Services } from '../page/index.ts';
import type { SessionState } from '../services/session/sessionState.ts';
import { useLoginMark } from './useLoginMark.ts';

const { dataset } = document.documentElement;
beforeEach(() => {
  delete dataset['login'];
});

function Marked() {
  useLoginMark();
  return null;
}

/** Renders the hook with a session. Returns a function that changes the state of the session. */
function open(state: SessionState) {
  let current = state;
  let notify: () => void = () => undefined;
  const session = {
    getState: () => current,
    subscribe(listener: () => void) {
      notify = listener;
      return () => undefined;
    },
  };
  const services = { account: { session } } as unknown as Services;
  render(
    <ServicesContext value={services}>
      <Marked />
    </ServicesContext>,
  );
  return (next: SessionState) =>
    act(() => {
      current = next;
      notify();
    });
}

const user = { status: 'user', profile: { id: 1 } } as SessionState;

it('marks the page after a login, and removes the mark after a logout', () => {
  const change = open({ status: 'unknown' });
  expect(dataset['login']).toBeUndefined();
  change(user);
  expect(dataset['login']).toBe('true');
  change({ status: 'guest' });
  expect(dataset['login']).toBeUndefined();
});

it('keeps the mark of the last visit until the session is known', () => {
  dataset['login'] = 'true';
  const change = open({ status: 'unknown' });
  expect(dataset['login']).toBe('true');
  change({ status: 'error', error: new Error('offline') });
  expect(dataset['login']).toBe('true');
});
