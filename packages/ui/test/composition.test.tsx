import { act, fireEvent, render } from '@testing-library/react';
import { StrictMode, type RefCallback } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as kit from '../src/index.ts';
import { examples, fields } from './examples.tsx';

afterEach(() => {
  document.body.innerHTML = '';
});

it('has an example of every exported component', () => {
  const components = Object.keys(kit).filter((name) => /^[A-Z]/.test(name));
  expect(Object.keys(examples).sort()).toEqual(components.sort());
});

describe.each(Object.entries(examples))('%s', (name, example) => {
  it('passes className, style, ref, id, data-*, aria-* and handlers to its element', () => {
    const press = vi.fn();
    const ref = vi.fn<RefCallback<Element>>();
    const attributes = {
      style: { order: 7 },
      'data-testid': 'it',
      'aria-description': 'words',
      onClick: press,
      ref,
      // HeaderSkeleton keeps its own id, by which the boot script finds it.
      ...(name !== 'HeaderSkeleton' && { id: 'mine' }),
    };
    const page = render(example({ className: 'mine', ...attributes }));

    const target = page.getByTestId('it');
    const isField = fields.includes(name);
    const root = page.baseElement.querySelector<HTMLElement>('.mine');
    expect(isField ? root?.contains(target) : root === target).toBe(true);
    expect(root?.getAttribute('class')).toMatch(/(^| )x-/);
    expect(root?.style.order).toBe('7');
    expect(target.getAttribute('aria-description')).toBe('words');
    expect(target.id).toBe(name === 'HeaderSkeleton' ? 'x-header-skeleton' : 'mine');
    expect(ref).toHaveBeenCalledWith(target);
    fireEvent.click(target);
    expect(press).toHaveBeenCalledOnce();
    page.unmount();
    expect(ref.mock.lastCall?.[0]).toBeNull();
  });

  it('renders on the server and hydrates in strict mode without a warning', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    const recovered = vi.fn();
    const element = <StrictMode>{example({})}</StrictMode>;
    container.innerHTML = renderToString(element);
    const root = await act(() =>
      hydrateRoot(container, element, { onRecoverableError: recovered }),
    );
    act(() => root.unmount());
    expect(recovered.mock.calls).toEqual([]);
  });
});
