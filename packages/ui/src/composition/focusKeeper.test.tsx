import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FocusKeeper } from './focusKeeper.tsx';

const list = (names: string[]) => (
  <FocusKeeper data-testid="keeper">
    {names.map((name) => (
      <button key={name}>{name}</button>
    ))}
  </FocusKeeper>
);
/** Renders other buttons, and returns the name of the element that has focus afterwards. */
async function after(rerender: (element: ReactElement) => void, names: string[]) {
  await act(async () => {
    rerender(list(names));
    await Promise.resolve();
  });
  const { activeElement } = document;
  if (activeElement === document.body) return 'page';
  return activeElement === screen.getByTestId('keeper') ? 'keeper' : activeElement?.textContent;
}

it.each([
  ['the next element', 'B', ['A', 'C'], 'C'],
  ['the previous element if the last one disappears', 'C', ['A', 'B'], 'B'],
  ['the next remaining element', 'A', ['C'], 'C'],
  ['the container if no element is left', 'B', [], 'keeper'],
])('moves focus to %s', async (_, focused, left, expected) => {
  const { rerender } = render(list(['A', 'B', 'C']));
  screen.getByText(focused).focus();
  expect(await after(rerender, left)).toBe(expected);
});

it('does nothing if focus is on another element', async () => {
  const { rerender } = render(list(['A', 'B']));
  screen.getByText('A').focus();
  screen.getByText('A').blur();
  await Promise.resolve();
  expect(await after(rerender, ['B'])).toBe('page');
});

it('skips a neighbour that cannot be focused', async () => {
  const { rerender } = render(list(['A', 'B', 'C']));
  screen.getByText('C').focus = () => undefined;
  screen.getByText('B').focus();
  expect(await after(rerender, ['A', 'C'])).toBe('A');
});

/** Runs changes of the page in one task, and waits until the component has reacted. */
async function change(changes: () => void) {
  await act(async () => {
    changes();
    await Promise.resolve();
  });
}

it('moves focus to the next element if the focused one becomes disabled', async () => {
  render(list(['A', 'B', 'C']));
  const b = screen.getByText<HTMLButtonElement>('B');
  b.focus();
  await change(() => {
    // At this time, the element still has focus. Chromium blurs it later, jsdom does not.
    b.disabled = true;
  });
  expect(document.activeElement).toBe(screen.getByText('C'));
});

it('moves focus if the element fires `blur` while it is being removed', async () => {
  render(list(['A', 'B']));
  const a = screen.getByText('A');
  a.focus();
  await change(() => {
    a.blur();
    a.remove();
  });
  expect(document.activeElement).toBe(screen.getByText('B'));
});

it('moves focus if the window lost focus before the element disappears', async () => {
  const { rerender } = render(list(['A', 'B']));
  screen.getByText('A').focus();
  await change(() => {
    // The focused element stays `document.activeElement` in a window without focus.
    fireEvent.focusOut(screen.getByText('A'));
  });
  expect(await after(rerender, ['B'])).toBe('B');
});

it('does nothing if another element disappears while the focused one loses focus', async () => {
  render(list(['A', 'B', 'C']));
  screen.getByText('A').focus();
  await change(() => {
    screen.getByText('B').remove();
    screen.getByText('A').blur();
  });
  expect(document.activeElement).toBe(document.body);
});

it('does nothing if the site has focused another element', async () => {
  render(
    <>
      {list(['A', 'B'])}
      <button>Outside</button>
    </>,
  );
  screen.getByText('A').focus();
  await change(() => {
    screen.getByText('A').remove();
    screen.getByText('Outside').focus();
  });
  expect(document.activeElement).toBe(screen.getByText('Outside'));
});

it('is not focusable with Tab', () => {
  render(list(['A']));
  expect(screen.getByTestId('keeper').tabIndex).toBe(-1);
});

it('removes its listeners and its observer when it is removed', () => {
  const { unmount } = render(list(['A']));
  const remove = vi.spyOn(screen.getByTestId('keeper'), 'removeEventListener');
  const disconnect = vi.spyOn(MutationObserver.prototype, 'disconnect');
  unmount();
  expect(remove.mock.calls.map(([type]) => type)).toEqual(['focusin', 'focusout']);
  expect(disconnect).toHaveBeenCalledOnce();
  disconnect.mockRestore();
});

describe('in a shadow root', () => {
  function renderInShadow() {
    const host = document.body.appendChild(document.createElement('div'));
    const root = host.attachShadow({ mode: 'open' });
    onTestFinished(() => host.remove());
    const container = root.appendChild(document.createElement('div'));
    const { getByText } = render(list(['A', 'B', 'C']), {
      container,
      baseElement: container,
    });
    return { root, getByText };
  }

  it('moves focus to the next element', async () => {
    const { root, getByText } = renderInShadow();
    getByText('A').focus();
    await change(() => getByText('A').remove());
    expect(root.activeElement).toBe(getByText('B'));
  });

  it('moves focus if the window lost focus before the element disappears', async () => {
    const { root, getByText } = renderInShadow();
    const a = getByText('A');
    a.focus();
    await change(() => {
      fireEvent.focusOut(a);
    });
    await change(() => a.remove());
    expect(root.activeElement).toBe(getByText('B'));
  });

  it('moves focus if the focused element becomes disabled', async () => {
    const { root, getByText } = renderInShadow();
    const a = getByText('A');
    a.focus();
    await change(() => a.setAttribute('disabled', ''));
    expect(root.activeElement).toBe(getByText('B'));
  });

  it('does nothing if the site has focused an element outside', async () => {
    render(<button>Outside</button>);
    const { getByText } = renderInShadow();
    const outside = screen.getByText('Outside');
    getByText('A').focus();
    await change(() => {
      getByText('A').remove();
      outside.focus();
    });
    expect(document.activeElement).toBe(outside);
  });
});

describe('with parts', () => {
  const cards = (buttons: string[]) => (
    <FocusKeeper data-testid="keeper" parts="li">
      <ul>
        {buttons.map((name, index) => (
          <li key={index} data-testid={`card ${index}`}>
            {name && <button>{name}</button>}
          </li>
        ))}
      </ul>
    </FocusKeeper>
  );
  async function replace(rerender: (element: ReactElement) => void, buttons: string[]) {
    await act(async () => {
      rerender(cards(buttons));
      await Promise.resolve();
    });
  }

  it('focuses the part whose button disappears, and makes it unfocusable when focus moves on', async () => {
    const { rerender } = render(cards(['Claim', 'Claim 2']));
    screen.getByText('Claim').focus();
    await replace(rerender, ['', 'Claim 2']);
    const card = screen.getByTestId('card 0');
    expect(document.activeElement).toBe(card);
    screen.getByText('Claim 2').focus();
    expect(card.hasAttribute('tabindex')).toBe(false);
  });

  it('focuses a neighbour when the part disappears as well', async () => {
    const { rerender } = render(cards(['A', 'B']));
    screen.getByText('B').focus();
    await replace(rerender, ['A']);
    expect(document.activeElement?.textContent).toBe('A');
  });

  it('makes a part focusable only by script, and does not scroll to it', async () => {
    const { rerender } = render(cards(['Claim', 'Claim 2']));
    const card = screen.getByTestId('card 0');
    const focus = vi.spyOn(card, 'focus');
    screen.getByText('Claim').focus();
    await replace(rerender, ['', 'Claim 2']);
    expect(card.getAttribute('tabindex')).toBe('-1');
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  });

  it('keeps a tabindex that the site sets', async () => {
    const { rerender } = render(cards(['A', 'B']));
    const [first, second] = [screen.getByTestId('card 0'), screen.getByTestId('card 1')];
    screen.getByText('A').focus();
    await replace(rerender, ['', 'B']);
    first.blur();
    first.tabIndex = 0;
    first.focus();
    first.blur();
    expect(first.getAttribute('tabindex')).toBe('0');

    second.tabIndex = 0;
    screen.getByText('B').focus();
    await replace(rerender, ['', '']);
    expect(document.activeElement).toBe(second);
    second.blur();
    expect(second.getAttribute('tabindex')).toBe('0');
  });

  const nested = (parts?: string) => (
    <FocusKeeper parts={parts}>
      <section data-testid="outer">
        <div data-testid="inner">
          <button>A</button>
        </div>
      </section>
      <button>B</button>
    </FocusKeeper>
  );

  it('focuses the innermost part that contained the element', async () => {
    render(nested('section, div'));
    screen.getByText('A').focus();
    await change(() => screen.getByText('A').remove());
    expect(document.activeElement).toBe(screen.getByTestId('inner'));
  });

  it('focuses the part around a part that becomes disabled', async () => {
    render(nested('section, button'));
    const button = screen.getByText<HTMLButtonElement>('A');
    button.focus();
    await change(() => {
      button.disabled = true;
    });
    expect(document.activeElement).toBe(screen.getByTestId('outer'));
  });

  it.each(['before', 'after'])('uses the last value of `parts`, set %s the focus', async (time) => {
    const { rerender } = render(nested());
    if (time === 'before') rerender(nested('section'));
    screen.getByText('A').focus();
    if (time === 'after') rerender(nested('section'));
    await change(() => screen.getByText('A').remove());
    expect(document.activeElement).toBe(screen.getByTestId('outer'));
  });

  it('uses a value of `parts` that is set while the element disappears', async () => {
    const { rerender } = render(nested('div'));
    screen.getByText('A').focus();
    await act(async () => {
      rerender(
        <FocusKeeper parts="section">
          <section data-testid="outer">
            <div data-testid="inner" />
          </section>
          <button>B</button>
        </FocusKeeper>,
      );
      await Promise.resolve();
    });
    expect(document.activeElement).toBe(screen.getByTestId('outer'));
  });
});
