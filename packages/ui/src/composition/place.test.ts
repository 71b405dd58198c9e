import { afterEach, describe, expect, it, vi } from 'vitest';
import { place, type Align, type Side } from './usePlacement.ts';

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
  popup.getBoundingClientRect = () => new DOMRect(0, 0, 100, 50);
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
    anchor: new DOMRect(100, 100, 40, 20),
    side: 'bottom',
    left: '100px',
    top: '124px',
  },
  {
    where: 'below, at the end',
    anchor: new DOMRect(200, 100, 40, 20),
    side: 'bottom',
    align: 'end',
    left: '140px',
    top: '124px',
  },
  {
    where: 'below, at the start from right to left',
    anchor: new DOMRect(200, 100, 40, 20),
    side: 'bottom',
    dir: 'rtl',
    left: '140px',
    top: '124px',
  },
  {
    where: 'above, in the centre',
    anchor: new DOMRect(200, 100, 40, 20),
    side: 'top',
    align: 'center',
    left: '170px',
    top: '46px',
  },
  {
    where: 'above, if there is no room below',
    anchor: new DOMRect(100, 270, 40, 20),
    side: 'bottom',
    left: '100px',
    top: '216px',
  },
  {
    where: 'below, if there is no room above',
    anchor: new DOMRect(100, 10, 40, 20),
    side: 'top',
    left: '100px',
    top: '34px',
  },
  {
    where: 'below, if there is just enough room',
    anchor: new DOMRect(100, 218, 40, 20),
    side: 'bottom',
    left: '100px',
    top: '242px',
  },
  {
    where: 'above, if the room below is too small for the margin',
    anchor: new DOMRect(100, 219, 40, 20),
    side: 'bottom',
    left: '100px',
    top: '165px',
  },
  {
    where: 'below, if there is equally little room above',
    anchor: new DOMRect(100, 60, 40, 180),
    side: 'bottom',
    left: '100px',
    top: '244px',
  },
  {
    where: 'above, if there is equally little room below',
    anchor: new DOMRect(100, 60, 40, 180),
    side: 'top',
    left: '100px',
    top: '6px',
  },
  {
    where: 'inside the end edge',
    anchor: new DOMRect(380, 100, 40, 20),
    side: 'bottom',
    left: '292px',
    top: '124px',
  },
  {
    where: 'inside the start edge',
    anchor: new DOMRect(-50, 100, 40, 20),
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
    target.getBoundingClientRect = () => new DOMRect(100, anchorTop, 40, 20);
    vi.spyOn(popup, 'scrollHeight', 'get').mockReturnValue(400);
    const room = () => Number.parseInt(popup.style.getPropertyValue('--x-room') || '150', 10);
    popup.getBoundingClientRect = () => new DOMRect(0, 0, 100, Math.min(400, room()));
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
