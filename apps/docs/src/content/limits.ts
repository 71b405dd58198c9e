/** Limits of components, with alternatives. */
export const limits: Readonly<Record<string, readonly string[]>> = {
  Accordion: ['The height of an answer is not animated.'],
  Button: [
    'A button with only an icon has no name of its own: pass `aria-label`.',
    'While it is loading, it does not stop your own calls of `form.requestSubmit()`.',
  ],
  Combobox: [
    'A text that is no option is not a value. Use a `Field` for a text of any kind.',
    'It does not load anything: `onSearch` reports the text, and you pass new `options`.',
    'With a `filter` of your own, you also decide the order.',
  ],
  Countdown: ['It ends at a time, and does not measure how long something takes.'],
  Drawer: ['It does not close when it is swiped.'],
  Field: [
    'It does not validate. It shows the `error` that you pass, and the browser checks `required`, `type` and `pattern`.',
    'It has no mask for a phone or a card number. Use `NumberField` for amounts.',
    'It has no calendar of its own: `type="date"` uses that of the browser. The cookbook shows how to add one of React Aria.',
  ],
  Image: ['It does not resize pictures. It chooses among the files that you pass.'],
  LoadMore: [
    'It is not an infinite scroll: nothing loads when the visitor scrolls, only when the button is pressed.',
  ],
  Menu: [
    'It has one level: no submenus. The cookbook shows how to add one of Base UI.',
    'It has no context menu for a right click.',
  ],
  Modal: ['It does not ask before unsaved input is lost: keep `open` in your state and ask first.'],
  NumberField: [
    'It does not calculate: it returns a decimal string.',
    'It does not guess: a text that could be two amounts, such as `1.500` in French, is invalid. The guide has the rules.',
    'It does not change an amount outside `min` and `max`: it is invalid.',
  ],
  Pagination: ['It does not load pages: it reports or links to a number.'],
  Popover: ['The rest of the page stays usable. Use a `Modal` if it must not.'],
  SearchField: ['It does not search or wait for a pause: it reports each text.'],
  Select: [
    'It has no search. Use a `Combobox` for a long list.',
    'Its options are texts. Use a `CustomSelect` for icons and hints.',
  ],
  Slider: ['It has one thumb: no ranges.', 'It is never vertical.'],
  Table: [
    'It renders all rows that it gets. Load a long list in pages, with `LoadMore` or `Pagination`.',
    'It does not sort: it reports the column, and you pass sorted rows.',
    'It does not select, resize, pin or move anything. Use a data grid for that.',
  ],
  Tabs: ['It shows panels of one page. Use `TabLinks` for tabs that are pages.'],
  Time: ['It does not parse: `value` is a time in ms, not a text.'],
  Toasts: [
    'A toast disappears. Use an `Alert` for an error that the visitor has to act on.',
    'It does not appear again on a later page.',
  ],
  Tooltip: ['It is not shown on touch screens, so it must not be the only place of a text.'],
};

/** Returns the limits of a component in Markdown, or an empty text if none are listed. */
export function limitsOf(component: string): string {
  const lines = Object.hasOwn(limits, component) ? limits[component]! : [];
  if (lines.length === 0) return '';
  return ['## What it does not do', lines.map((line) => `- ${line}`).join('\n')].join('\n\n');
}
