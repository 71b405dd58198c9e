/** One row of a keyboard table: keys as in `KeyboardEvent.key`, with spaces between alternatives. */
type Row = readonly [keys: string, effect: string];

const radioGroup: readonly Row[] = [
  ['ArrowDown', 'Chooses the next option. After the last one comes the first.'],
  ['ArrowUp', 'Chooses the previous option.'],
];

/**
 * Keys of the components that handle more keys than a link or a button does. The kit's browser tests press them.
 * `Next` is the arrow key in reading direction, `Previous` the opposite arrow key.
 */
export const keyboard: Readonly<Record<string, readonly Row[]>> = {
  Accordion: [['Enter Space', 'Opens or closes the answer.']],
  Checkbox: [['Space', 'Checks or unchecks.']],
  Combobox: [
    ['ArrowDown ArrowUp', 'Opens the list and moves to the next or previous option.'],
    ['Alt+ArrowDown', 'Opens the list without moving.'],
    ['Alt+ArrowUp', 'Closes the list.'],
    ['Enter', 'Chooses the active option.'],
    ['Escape', 'Closes the list. Pressed again, clears the field.'],
  ],
  CustomSelect: [
    ['ArrowDown', 'Opens the list, or moves to the next option.'],
    ['Home End', 'Moves to the first or last option.'],
    ['Space', 'Opens the list, or chooses the active option.'],
    ['Alt+ArrowUp', 'Chooses the active option and closes the list.'],
    ['Escape', 'Closes the list without choosing.'],
  ],
  Menu: [
    ['Enter Space ArrowDown', 'Opens the menu and moves to its first item.'],
    ['ArrowUp', 'Opens the menu and moves to its last item, or moves to the previous item.'],
    ['Home End', 'Moves to the first or last item.'],
    ['Escape', 'Closes the menu and returns focus to its button.'],
  ],
  Modal: [
    ['Tab Shift+Tab', 'Moves to the next or previous control in the window.'],
    ['Escape', 'Closes the window and returns focus to the control that opened it.'],
  ],
  NumberField: [
    ['ArrowUp ArrowDown', 'Adds or subtracts a step.'],
    ['PageUp PageDown', 'Adds or subtracts ten steps.'],
  ],
  Popover: [
    ['Enter Space', 'Opens or closes the popover.'],
    ['Escape', 'Closes it.'],
  ],
  RadioGroup: radioGroup,
  SegmentedControl: [
    ['Next', 'Chooses the next option. After the last one comes the first.'],
    ['Previous', 'Chooses the previous option.'],
  ],
  Slider: [
    ['Next ArrowUp', 'Adds a step.'],
    ['Previous ArrowDown', 'Subtracts a step.'],
    ['Home End', 'Moves to the minimum or maximum.'],
  ],
  Switch: [['Space', 'Turns the setting on or off.']],
  Table: [['Enter Space', 'On the head of a column: sorts by it, and changes the direction.']],
  Tabs: [
    ['Next Previous', 'Moves to the next or previous tab and shows its panel.'],
    ['Home End', 'Moves to the first or last tab.'],
  ],
  Tooltip: [
    ['Tab', 'Shows the description when its control gets focus.'],
    ['Escape', 'Hides it.'],
  ],
};

/** Returns the keyboard table of a component in Markdown, or an empty text if it has none. */
export function keyboardTable(component: string): string {
  const rows = Object.hasOwn(keyboard, component) ? keyboard[component]! : [];
  if (rows.length === 0) return '';
  const lines = rows.map(([keys, effect]) => {
    const each = keys.split(' ').map((key) => `\`${key}\``);
    return `| ${each.join(', ')} | ${effect} |`;
  });
  const usesDirection = rows.some(([keys]) => /Next|Previous/.test(keys));
  return [
    '## Keyboard',
    ['| keys | effect |', '| --- | --- |', ...lines].join('\n'),
    usesDirection
      ? '`Next` is the arrow in reading direction, and `Previous` is the opposite one.'
      : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
