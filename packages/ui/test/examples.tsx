import type { ReactElement } from 'react';
import * as kit from '../src/index.ts';

const none = () => undefined;
const labels = { home: 'Home', modes: 'Mode', navigation: 'Main', menu: 'Menu' };
const navigation = { exchange: [], left: [], right: [] };

const radios = [
  { value: 'buy', label: 'Buy' },
  { value: 'sell', label: 'Sell' },
];

/** Attributes that every component passes to its element. */
export type Attributes = Record<string, unknown>;

/** One example per component, with its required props and the attributes that a test passes. */
export const examples: Record<string, (attributes: Attributes) => ReactElement> = {
  Alert: (a) => <kit.Alert {...a}>x</kit.Alert>,
  Accordion: (a) => <kit.Accordion items={[{ id: '1', title: 'Why?', content: 'So.' }]} {...a} />,
  Avatar: (a) => <kit.Avatar name="Ann Lee" {...a} />,
  Breadcrumbs: (a) => <kit.Breadcrumbs label="Path" items={[{ href: '/', label: 'A' }]} {...a} />,
  Checkbox: (a) => <kit.Checkbox label="Agree" {...a} />,
  Combobox: (a) => (
    <kit.Combobox
      label="Country"
      options={[{ value: 'ge', label: 'Georgia' }]}
      defaultValue="ge"
      texts={{ empty: 'None', loading: 'Loading…' }}
      {...a}
    />
  ),
  CustomSelect: (a) => (
    <kit.CustomSelect
      label="Network"
      options={[{ value: 'eth', label: 'Ethereum' }]}
      defaultValue="eth"
      {...a}
    />
  ),
  Form: (a) => (
    <kit.Form action={() => undefined} {...a}>
      x
    </kit.Form>
  ),
  Drawer: (a) => (
    <kit.Drawer open title="Filter" closeLabel="Close" {...a}>
      x
    </kit.Drawer>
  ),
  FocusKeeper: (a) => <kit.FocusKeeper {...a}>x</kit.FocusKeeper>,
  NumberField: (a) => <kit.NumberField label="Amount" {...a} />,
  Pagination: (a) => (
    <kit.Pagination
      labels={{ navigation: 'Pages', previous: 'Previous', next: 'Next', page: (n) => `Page ${n}` }}
      count={3}
      {...a}
    />
  ),
  Popover: (a) => (
    <kit.Popover label="More" trigger={<button>Open</button>} {...a}>
      x
    </kit.Popover>
  ),
  RadioGroup: (a) => <kit.RadioGroup label="Side" options={radios} {...a} />,
  SegmentedControl: (a) => <kit.SegmentedControl label="Side" options={radios} {...a} />,
  Slider: (a) => <kit.Slider label="Leverage" {...a} />,
  Switch: (a) => <kit.Switch label="Alerts" {...a} />,
  Textarea: (a) => <kit.Textarea label="Note" {...a} />,
  Time: (a) => <kit.Time value={0} locale="en" timeZone="UTC" {...a} />,
  Tooltip: (a) => (
    <kit.Tooltip content="Words" {...a}>
      <button>x</button>
    </kit.Tooltip>
  ),
  Banner: (a) => <kit.Banner {...a}>x</kit.Banner>,
  Button: (a) => <kit.Button {...a}>x</kit.Button>,
  Card: (a) => <kit.Card {...a}>x</kit.Card>,
  CopyField: (a) => (
    <kit.CopyField
      label="Code"
      value="A"
      copyLabel="Copy"
      copiedLabel="Copied"
      failedLabel="No"
      {...a}
    />
  ),
  Countdown: (a) => (
    <kit.Countdown end={0} {...a}>
      {() => 'x'}
    </kit.Countdown>
  ),
  EmptyState: (a) => (
    <kit.EmptyState illustration={<kit.Illustration name="empty" />} title="None" {...a} />
  ),
  Field: (a) => <kit.Field label="Email" {...a} />,
  Footer: (a) => <kit.Footer label="Links" columns={[]} {...a} />,
  Header: (a) => (
    <kit.Header brand="Brand" homeHref="/" sections={navigation.left} labels={labels} {...a} />
  ),
  HeaderSkeleton: (a) => <kit.HeaderSkeleton homeHref="/" labels={labels} {...a} />,
  Icon: (a) => <kit.Icon name="gift" {...a} />,
  Illustration: (a) => <kit.Illustration name="empty" {...a} />,
  Image: (a) => <kit.Image src="/a.png" alt="A" width={1} height={1} {...a} />,
  LoadMore: (a) => (
    <kit.LoadMore state="more" onLoad={none} label="More" loadingLabel="Loading…" {...a} />
  ),
  Logo: (a) => <kit.Logo {...a} />,
  Menu: (a) => <kit.Menu label="Account" trigger="x" groups={[]} {...a} />,
  Modal: (a) => (
    <kit.Modal open title="Confirm" closeLabel="Close" {...a}>
      x
    </kit.Modal>
  ),
  Progress: (a) => <kit.Progress label="Trades" {...a} />,
  QrCode: (a) => <kit.QrCode label="Link" value="a" {...a} />,
  SearchField: (a) => <kit.SearchField label="Find" clearLabel="Clear" {...a} />,
  Select: (a) => (
    <kit.Select label="Country" {...a}>
      <option>Georgia</option>
    </kit.Select>
  ),
  Skeleton: (a) => <kit.Skeleton {...a} />,
  Steps: (a) => <kit.Steps label="Days" layout="strip" steps={[]} {...a} />,
  TabLinks: (a) => <kit.TabLinks label="Hub" links={[{ href: '/a', label: 'A' }]} {...a} />,
  Table: (a) => <kit.Table caption="Ranks" columns={[]} rows={[]} rowKey={() => 'a'} {...a} />,
  Tabs: (a) => <kit.Tabs label="Hub" tabs={[{ id: 'a', label: 'A', content: 'x' }]} {...a} />,
  Tag: (a) => <kit.Tag {...a}>x</kit.Tag>,
  Toasts: (a) => <kit.Toasts toasts={[]} onDismiss={none} label="News" closeLabel="Close" {...a} />,
};

/** Components whose attributes and ref go to the form control inside. */
export const fields = [
  'Checkbox',
  'Combobox',
  'CustomSelect',
  'Field',
  'NumberField',
  'SearchField',
  'Select',
  'Slider',
  'Switch',
  'Textarea',
];
