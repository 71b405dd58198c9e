import type { ReactElement } from 'react';
import * as kit from '../src/index.ts';

const none = () => undefined;
const labels = { home: 'Home', modes: 'Mode', navigation: 'Main', menu: 'Menu' };
const navigation = { exchange: [], left: [], right: [] };

/** Attributes that every component passes on. */
export type Attributes = Record<string, unknown>;

/** One example per component: its required props, and the attributes of the test. */
export const examples: Record<string, (attributes: Attributes) => ReactElement> = {
  Accordion: (a) => <kit.Accordion items={[{ id: '1', title: 'Why?', content: 'So.' }]} {...a} />,
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
  EmptyState: (a) => <kit.EmptyState kind="empty" title="None" {...a} />,
  Field: (a) => <kit.Field label="Email" {...a} />,
  Footer: (a) => <kit.Footer label="Links" columns={[]} {...a} />,
  Header: (a) => <kit.Header homeHref="/" navigation={navigation} labels={labels} {...a} />,
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
  StateTag: (a) => (
    <kit.StateTag state="claimed" {...a}>
      x
    </kit.StateTag>
  ),
  Steps: (a) => <kit.Steps label="Days" layout="strip" steps={[]} {...a} />,
  TabLinks: (a) => <kit.TabLinks label="Hub" links={[{ href: '/a', label: 'A' }]} {...a} />,
  Table: (a) => (
    <kit.Table caption="Ranks" columns={[]} rows={[]} rowKey={() => 'a'} {...a} />
  ),
  Tabs: (a) => <kit.Tabs label="Hub" tabs={[{ id: 'a', label: 'A', content: 'x' }]} {...a} />,
  Tag: (a) => <kit.Tag {...a}>x</kit.Tag>,
  Toasts: (a) => <kit.Toasts toasts={[]} onDismiss={none} label="News" closeLabel="Close" {...a} />,
};

/** Components whose attributes and ref go to the form control inside. */
export const fields = ['Field', 'SearchField', 'Select'];
