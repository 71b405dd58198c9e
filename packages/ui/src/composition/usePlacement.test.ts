import { fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { place, togglePopup, usePlacement, type Align, type Side } from './usePlacement.ts';

const box = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

interface Situation {
  anchor: DOMRect;
  side: Side;
  align?: Align;
  dir?: string;
}

/** Places a popup of 100 × 50 px in a viewport of 400 × 300 px. Returns its left and top. */
function placed({ anchor, side, align = 'start', dir = 'ltr' }: Situation) {
  const page = document.documentElement;
  vi.spyOn(page, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(page, 'clientHeight', 'get').mockReturnValue(300);
  const target = document.createElement('button');
  const popup = document.body.appendChild(document.createElement('div'));
  popup.style.direction = dir;
  target.getBoundingClientRect = () => anchor;
  popup.getBoundingClientRect = () => box(0, 0, 100, 50);
  place(popup, target, { side, align });
  return {
    left: popup.style.getPropertyValue('--x-left'),
    top: popup.style.getPropertyValue('--x-top'),
  };
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

it.each<Situation & { where: string; left: string; top: string }>([
  {
    where: 'below, at the start',
    anchor: box(100, 100, 40, 20),
    side: 'bottom',
    left: '100px',
    top: '124px',
  },
  {
    where: 'below, at the end',
    anchor: box(200, 100, 40, 20),
    side: 'bottom',
    align: 'end',
    left: '140px',
    top: '124px',
  },
  {
    where: 'below, at the start from right to left',
    anchor: box(200, 100, 40, 20),
    side: 'bottom',
    dir: 'rtl',
    left: '140px',
    top: '124px',
  },
  {
    where: 'above, in the centre',
    anchor: box(200, 100, 40, 20),
    side: 'top',
    align: 'center',
    left: '170px',
    top: '46px',
  },
  {
    where: 'above, if there is no room below',
    anchor: box(100, 270, 40, 20),
    side: 'bottom',
    left: '100px',
    top: '216px',
  },
  {
    where: 'below, if there is no room above',
    anchor: box(100, 10, 40, 20),
    side: 'top',
    left: '100px',
    top: '34px',
  },
  {
    where: 'below, if there is just enough room',
    anchor: box(100, 218, 40, 20),
    side: 'bottom',
    left: '100px',
    top: '242px',
  },
  {
    where: 'above, if the room below is too small for the margin',
    anchor: box(100, 219, 40, 20),
    side: 'bottom',
    left: '100px',
    top: '165px',
  },
  {
    where: 'below, if there is equally little room above',
    anchor: box(100, 60, 40, 180),
    side: 'bottom',
    left: '100px',
    top: '244px',
  },
  {
    where: 'above, if there is equally little room below',
    anchor: box(100, 60, 40, 180),
    side: 'top',
    left: '100px',
    top: '6px',
  },
  {
    where: 'inside the end edge',
    anchor: box(380, 100, 40, 20),
    side: 'bottom',
    left: '292px',
    top: '124px',
  },
  {
    where: 'inside the start edge',
    anchor: box(-50, 100, 40, 20),
    side: 'bottom',
    left: '8px',
    top: '124px',
  },
])('places a popup $where', ({ left, top, ...situation }) => {
  expect(placed(situation)).toEqual({ left, top });
});

describe('the height', () => {
  /** Places a popup whose content is 400 px high at a button in a viewport of 300 px. */
  function tall(anchorTop: number) {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(400);
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(300);
    const target = document.createElement('button');
    const popup = document.body.appendChild(document.createElement('div'));
    target.getBoundingClientRect = () => box(100, anchorTop, 40, 20);
    vi.spyOn(popup, 'scrollHeight', 'get').mockReturnValue(400);
    const room = () => Number.parseInt(popup.style.getPropertyValue('--x-room') || '150', 10);
    popup.getBoundingClientRect = () => box(0, 0, 100, Math.min(400, room()));
    place(popup, target, { side: 'bottom', align: 'start' });
    return [popup.style.getPropertyValue('--x-top'), room()];
  }

  it('is at most the room below', () => {
    expect(tall(100)).toEqual(['124px', 300 - 120 - 4 - 8]);
  });

  it('is at most the room above, if that is larger, although the popup is smaller now', () => {
    expect(tall(200)).toEqual(['8px', 200 - 4 - 8]);
  });
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
      target.getBoundingClientRect = () => box(0, bottom - 20, 40, 20);
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
    target.getBoundingClientRect = () => box(0, bottom - 20, 40, 20);
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
