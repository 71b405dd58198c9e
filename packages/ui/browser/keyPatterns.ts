export interface Pattern {
  demo: string;
  /** Selector of the element that has focus at first. */
  focus: string;
  /** Index of this element among those that match. Default 0. */
  index?: number;
  /**
   * Keys to press, each with the focused element and its state afterwards. `Next` is the arrow key in
   * reading direction.
   */
  keys: readonly (readonly [key: string, focused: string])[];
}

/** Returns the arrow keys that move forward and back in a reading direction. */
export function arrowsOf(direction: 'ltr' | 'rtl'): { Next: string; Previous: string } {
  return direction === 'ltr'
    ? { Next: 'ArrowRight', Previous: 'ArrowLeft' }
    : { Next: 'ArrowLeft', Previous: 'ArrowRight' };
}

// Keys that the WAI-ARIA Authoring Practices define. Tests press them in this order.
export const patterns: Record<string, Pattern> = {
  disclosure: {
    demo: 'Accordion',
    focus: 'summary',
    index: 1,
    keys: [
      ['Enter', 'When do I get my reward?, open'],
      ['Space', 'When do I get my reward?'],
      ['Shift+Tab', 'Are there fees?, open'],
    ],
  },
  dialog: {
    demo: 'Modal',
    focus: 'button',
    keys: [
      ['Enter', 'Buy 1 BTC?'],
      ['Tab', 'Close'],
      ['Tab', 'Buy'],
      ['Shift+Tab', 'Close'],
      ['Escape', 'Place order'],
      ['Space', 'Buy 1 BTC?'],
      ['Escape', 'Place order'],
    ],
  },
  'menu button': {
    demo: 'Menu',
    focus: 'button',
    keys: [
      ['Enter', 'My rewards'],
      ['ArrowDown', 'Settings'],
      ['ArrowDown', 'VIP loungeOpens at VIP 1, disabled'],
      ['ArrowDown', 'My rewards'],
      ['ArrowUp', 'VIP loungeOpens at VIP 1, disabled'],
      ['Enter', 'VIP loungeOpens at VIP 1, disabled'],
      ['Home', 'My rewards'],
      ['End', 'VIP loungeOpens at VIP 1, disabled'],
      ['s', 'Settings'],
      ['Escape', 'Account, closed'],
      ['ArrowUp', 'VIP loungeOpens at VIP 1, disabled'],
      ['Escape', 'Account, closed'],
      ['ArrowDown', 'My rewards'],
      ['Escape', 'Account, closed'],
      ['Space', 'My rewards'],
    ],
  },
  tabs: {
    demo: 'Tabs',
    focus: '[role=tab]',
    keys: [
      ['Next', 'Futures, selected'],
      ['Next', 'Spot, selected'],
      ['Previous', 'Futures, selected'],
      ['Home', 'Spot, selected'],
      ['End', 'Futures, selected'],
    ],
  },
  combobox: {
    demo: 'Combobox',
    focus: 'input',
    keys: [
      ['k', 'Country, "k", open'],
      ['ArrowDown', 'Country, "k", open, at Kazakhstan'],
      ['Escape', 'Country, "k", closed'],
      ['Escape', 'Country, "", closed'],
      ['ArrowUp', 'Country, "", open, at Türkiye'],
      ['ArrowDown', 'Country, "", open, at Georgia'],
      ['Enter', 'Country, "Georgia", closed'],
      ['Alt+ArrowDown', 'Country, "Georgia", open'],
      ['Alt+ArrowUp', 'Country, "Georgia", closed'],
      ['Escape', 'Country, "", closed'],
    ],
  },
  select: {
    demo: 'CustomSelect',
    focus: '[role=combobox]',
    keys: [
      ['ArrowDown', 'Choose a network, open, at Tron (TRC20)Fee 1.00 USDT'],
      ['ArrowDown', 'Choose a network, open, at Ethereum (ERC20)Fee 2.10 USDT'],
      ['Escape', 'Choose a network, closed'],
      ['e', 'Choose a network, open, at Ethereum (ERC20)Fee 2.10 USDT'],
      ['Home', 'Choose a network, open, at Tron (TRC20)Fee 1.00 USDT'],
      ['End', 'Choose a network, open, at Ethereum (ERC20)Fee 2.10 USDT'],
      ['Space', 'Ethereum (ERC20), closed'],
      ['Space', 'Ethereum (ERC20), open, at Ethereum (ERC20)Fee 2.10 USDT'],
      ['Alt+ArrowUp', 'Ethereum (ERC20), closed'],
    ],
  },
  switch: {
    demo: 'Switch',
    focus: 'input',
    keys: [
      ['Space', 'Price alerts, off'],
      ['Space', 'Price alerts, on'],
    ],
  },
  checkbox: {
    demo: 'Checkbox',
    focus: 'input',
    keys: [
      ['Space', 'Post only, off'],
      ['Space', 'Post only, on'],
    ],
  },
  slider: {
    demo: 'Slider',
    focus: 'input',
    keys: [
      ['Next', 'Leverage, "6"'],
      ['Previous', 'Leverage, "5"'],
      ['ArrowUp', 'Leverage, "6"'],
      ['ArrowDown', 'Leverage, "5"'],
      ['End', 'Leverage, "20"'],
      ['Home', 'Leverage, "1"'],
    ],
  },
  'spin button': {
    demo: 'NumberField',
    focus: 'input',
    keys: [
      ['ArrowUp', 'Amount, "1501.0"'],
      ['ArrowDown', 'Amount, "1500.5"'],
      ['PageUp', 'Amount, "1505.5"'],
      ['PageDown', 'Amount, "1500.5"'],
    ],
  },
  'radio group': {
    demo: 'RadioGroup',
    focus: 'input',
    keys: [
      ['ArrowDown', 'Market, on'],
      ['ArrowDown', 'Stop, on'],
      ['ArrowDown', 'Limit, on'],
      ['ArrowUp', 'Stop, on'],
    ],
  },
  'radio group in a row': {
    demo: 'SegmentedControl',
    focus: 'input',
    keys: [
      ['Next', 'Sell, on'],
      ['Previous', 'Buy, on'],
      ['Previous', 'Sell, on'],
    ],
  },
  sorting: {
    demo: 'Table',
    focus: 'button',
    keys: [
      ['Enter', 'Coin, descending'],
      ['Space', 'Coin, ascending'],
    ],
  },
  popover: {
    demo: 'Popover',
    focus: 'button',
    keys: [
      ['Enter', 'Show fees, open'],
      ['Escape', 'Show fees, closed'],
      ['Space', 'Show fees, open'],
    ],
  },
  tooltip: {
    demo: 'Tooltip',
    focus: 'button',
    keys: [
      ['Escape', 'Trade'],
      ['Shift+Tab', 'other'],
      ['Tab', 'Trade, described'],
    ],
  },
};
