import { fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { togglePopup, usePlacement } from './usePlacement.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

describe('togglePopup', () => {
  it('opens and closes a popover', () => {
    const popup = document.createElement('div');
    popup.togglePopover = vi.fn();
    togglePopup(popup, true);
    togglePopup(popup, false);
    expect(vi.mocked(popup.togglePopover).mock.calls).toEqual([[true], [false]]);
  });

  it.each([
    ['there is no element', null],
    ['the browser does not support popovers', {} as HTMLElement],
  ])('does nothing if %s', (_, popup) => {
    expect(() => togglePopup(popup, true)).not.toThrow();
  });
});

describe('usePlacement', () => {
  /**
   * Shows a popup at an anchor in a scrollable element. Returns functions that move the anchor and
   * read the popup's top.
   */
  function showPopup(
    options: { popup?: null; anchor?: null; open?: boolean } = {},
    page = document,
  ) {
    vi.spyOn(page.documentElement, 'clientHeight', 'get').mockReturnValue(300);
    const scroller = page.body.appendChild(page.createElement('div'));
    const target = scroller.appendChild(page.createElement('button'));
    const element = page.body.appendChild(page.createElement('div'));
    const anchor = { current: options.anchor === undefined ? target : null };
    const popup = { current: options.popup === undefined ? element : null };
    const move = (bottom: number) => {
      target.getBoundingClientRect = () => new DOMRect(0, bottom - 20, 40, 20);
    };
    move(20);
    const hook = renderHook(() =>
      usePlacement({ popup, anchor, open: options.open ?? true, side: 'bottom', align: 'start' }),
    );
    return { scroller, move, top: () => element.style.getPropertyValue('--x-top'), ...hook };
  }

  it('places an open popup', () => {
    expect(showPopup().top()).toBe('24px');
  });

  it.each([{ popup: null }, { anchor: null }, { open: false }])(
    'places nothing with %j',
    (state) => {
      const { top, scroller } = showPopup(state);
      fireEvent.scroll(scroller);
      expect(top()).toBe('');
    },
  );

  it.each([
    ['an element is scrolled', (scroller: Element) => fireEvent.scroll(scroller)],
    ['the page is scrolled', () => fireEvent.scroll(document)],
    ['the window is resized', () => fireEvent(window, new Event('resize'))],
  ])('follows the anchor when %s, until it is unmounted', (_, event) => {
    const { scroller, move, top, unmount } = showPopup();
    move(60);
    event(scroller);
    expect(top()).toBe('64px');
    unmount();
    move(90);
    event(scroller);
    expect(top()).toBe('64px');
  });

  it('follows the anchor when an element around its shadow root, or inside, is scrolled', () => {
    const host = document.body.appendChild(document.createElement('div'));
    const root = host.attachShadow({ mode: 'open' });
    const scroller = root.appendChild(document.createElement('div'));
    const target = scroller.appendChild(document.createElement('button'));
    const popup = scroller.appendChild(document.createElement('div'));
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(300);
    let bottom = 20;
    target.getBoundingClientRect = () => new DOMRect(0, bottom - 20, 40, 20);
    const { unmount } = renderHook(() =>
      usePlacement({
        popup: { current: popup },
        anchor: { current: target },
        open: true,
        side: 'bottom',
        align: 'start',
      }),
    );
    bottom = 60;
    // Scroll events of elements do not leave their shadow root.
    scroller.dispatchEvent(new Event('scroll'));
    expect(popup.style.getPropertyValue('--x-top')).toBe('64px');
    bottom = 90;
    fireEvent.scroll(document);
    expect(popup.style.getPropertyValue('--x-top')).toBe('94px');
    unmount();
    bottom = 120;
    scroller.dispatchEvent(new Event('scroll'));
    expect(popup.style.getPropertyValue('--x-top')).toBe('94px');
  });

  describe('with ResizeObserver', () => {
    let resize: () => void;
    const observed: Element[] = [];
    const disconnect = vi.fn();
    let frames: (() => void)[];
    const frame = () => {
      for (const run of frames.splice(0)) run();
    };
    beforeEach(() => {
      frames = [];
      observed.length = 0;
      vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
      vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.splice(id - 1, 1));
      vi.stubGlobal(
        'ResizeObserver',
        class {
          constructor(callback: () => void) {
            resize = callback;
          }
          observe(element: Element) {
            observed.push(element);
          }
          disconnect = disconnect;
        },
      );
    });
    afterEach(() => {
      vi.unstubAllGlobals();
    });

    it('follows the size of the popup and the anchor, until it is unmounted', () => {
      const { move, top, unmount } = showPopup();
      expect(observed.map(({ localName }) => localName)).toEqual(['div', 'button']);
      move(60);
      resize();
      frame();
      expect(top()).toBe('64px');
      move(90);
      resize();
      unmount();
      frame();
      expect(disconnect).toHaveBeenCalledOnce();
      expect(top()).toBe('64px');
    });
  });

  it('does not fail in a document without a window', () => {
    const page = document.implementation.createHTMLDocument();
    const { unmount } = showPopup({}, page);
    expect(unmount).not.toThrow();
  });
});
