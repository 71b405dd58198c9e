/** Equivalents of a component of `@exchange/ui` in other libraries: the parts that together behave like it. */
export interface Peers {
  /** Subpath of the component in `@exchange/ui`. */
  kit: string;
  /** Subpaths of `@base-ui/react`, with the exports to use from each. */
  baseUi?: Readonly<Record<string, readonly string[]>>;
  /** Exports to use from `react-aria-components`. */
  reactAria?: readonly string[];
}

const popup = ['Root', 'Trigger', 'Portal', 'Positioner', 'Popup'];
const field = { field: ['Field.Root', 'Field.Label', 'Field.Description', 'Field.Error'] };
const labelled = ['Label', 'Text', 'FieldError'];
const parts = (name: string, ...names: string[]) => names.map((part) => `${name}.${part}`);

export const peers: readonly Peers[] = [
  {
    kit: 'accordion',
    baseUi: { accordion: parts('Accordion', 'Root', 'Item', 'Header', 'Trigger', 'Panel') },
    reactAria: ['DisclosureGroup', 'Disclosure', 'DisclosurePanel', 'Heading', 'Button'],
  },
  { kit: 'avatar', baseUi: { avatar: parts('Avatar', 'Root', 'Image', 'Fallback') } },
  { kit: 'breadcrumbs', reactAria: ['Breadcrumbs', 'Breadcrumb', 'Link'] },
  { kit: 'button', baseUi: { button: ['Button'] }, reactAria: ['Button'] },
  {
    kit: 'checkbox',
    baseUi: { ...field, checkbox: parts('Checkbox', 'Root', 'Indicator') },
    reactAria: ['Checkbox', ...labelled],
  },
  {
    kit: 'combobox',
    baseUi: {
      ...field,
      combobox: parts(
        'Combobox',
        ...['Root', 'Input', 'Portal', 'Positioner', 'Popup', 'Empty', 'List', 'Item'],
        ...['Status', 'Chips', 'Chip', 'ChipRemove'],
      ),
    },
    reactAria: ['ComboBox', 'Input', 'Button', 'Popover', 'ListBox', 'ListBoxItem', ...labelled],
  },
  {
    kit: 'drawer',
    baseUi: {
      drawer: parts('Drawer', 'Root', 'Portal', 'Backdrop', 'Viewport', 'Popup', 'Title', 'Close'),
    },
    reactAria: ['ModalOverlay', 'Modal', 'Dialog', 'Heading', 'Button'],
  },
  {
    kit: 'field',
    baseUi: { field: [...field.field, 'Field.Control'] },
    reactAria: ['TextField', 'Input', ...labelled],
  },
  {
    kit: 'menu',
    baseUi: {
      menu: parts(
        'Menu',
        ...popup,
        'Item',
        'LinkItem',
        'Group',
        'GroupLabel',
        'RadioGroup',
        'RadioItem',
      ),
    },
    reactAria: ['MenuTrigger', 'Button', 'Popover', 'Menu', 'MenuItem', 'MenuSection', 'Header'],
  },
  {
    kit: 'modal',
    baseUi: { dialog: parts('Dialog', 'Root', 'Portal', 'Backdrop', 'Popup', 'Title', 'Close') },
    reactAria: ['ModalOverlay', 'Modal', 'Dialog', 'Heading', 'Button'],
  },
  {
    kit: 'number-field',
    baseUi: {
      ...field,
      'number-field': parts('NumberField', 'Root', 'Group', 'Input', 'Increment', 'Decrement'),
    },
    reactAria: ['NumberField', 'Group', 'Input', 'Button', ...labelled],
  },
  {
    kit: 'popover',
    baseUi: { popover: parts('Popover', ...popup, 'Title') },
    reactAria: ['DialogTrigger', 'Popover', 'Dialog', 'Button'],
  },
  {
    kit: 'progress',
    baseUi: { progress: parts('Progress', 'Root', 'Label', 'Value', 'Track', 'Indicator') },
    reactAria: ['ProgressBar', 'Label'],
  },
  {
    kit: 'radio-group',
    baseUi: {
      ...field,
      'radio-group': ['RadioGroup'],
      radio: parts('Radio', 'Root', 'Indicator'),
    },
    reactAria: ['RadioGroup', 'Radio', ...labelled],
  },
  { kit: 'search-field', reactAria: ['SearchField', 'Input', 'Button', ...labelled] },
  {
    kit: 'segmented-control',
    baseUi: { 'toggle-group': ['ToggleGroup'], toggle: ['Toggle'] },
    reactAria: ['ToggleButtonGroup', 'ToggleButton'],
  },
  {
    kit: 'select',
    baseUi: {
      ...field,
      select: parts(
        'Select',
        ...popup,
        'Value',
        'Icon',
        'List',
        'Item',
        'ItemText',
        'ItemIndicator',
      ),
    },
    reactAria: [
      'Select',
      'SelectValue',
      'Button',
      'Popover',
      'ListBox',
      'ListBoxItem',
      ...labelled,
    ],
  },
  {
    kit: 'slider',
    baseUi: {
      ...field,
      slider: parts('Slider', 'Root', 'Value', 'Control', 'Track', 'Indicator', 'Thumb'),
    },
    reactAria: ['Slider', 'SliderTrack', 'SliderThumb', 'SliderOutput', 'Label'],
  },
  {
    kit: 'switch',
    baseUi: { ...field, switch: parts('Switch', 'Root', 'Thumb') },
    reactAria: ['Switch'],
  },
  {
    kit: 'table',
    reactAria: ['Table', 'TableHeader', 'Column', 'TableBody', 'Row', 'Cell'],
  },
  {
    kit: 'tabs',
    baseUi: { tabs: parts('Tabs', 'Root', 'List', 'Tab', 'Panel') },
    reactAria: ['Tabs', 'TabList', 'Tab', 'TabPanel'],
  },
  {
    kit: 'toasts',
    baseUi: {
      toast: parts('Toast', 'Provider', 'Portal', 'Viewport', 'Root', 'Title', 'Action', 'Close'),
    },
    reactAria: [
      'UNSTABLE_ToastRegion',
      'UNSTABLE_Toast',
      'UNSTABLE_ToastContent',
      'UNSTABLE_ToastQueue',
      'Button',
    ],
  },
  {
    kit: 'tooltip',
    baseUi: { tooltip: parts('Tooltip', 'Provider', ...popup) },
    reactAria: ['TooltipTrigger', 'Tooltip', 'Button'],
  },
];
