import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { buttonSizes, buttonVariants } from '../gallery/buttonLooks.ts';
import { Accordion } from '../src/content/accordion.tsx';
import { Banner } from '../src/feedback/banner.tsx';
import { Button } from '../src/controls/button.tsx';
import { Card } from '../src/content/card.tsx';
import { CopyField } from '../src/controls/copyField.tsx';
import { Countdown } from '../src/content/countdown.tsx';
import { EmptyState } from '../src/feedback/emptyState.tsx';
import { Field } from '../src/controls/field.tsx';
import { Footer } from '../src/frame/footer.tsx';
import { Header } from '../src/frame/header.tsx';
import { HeaderSkeleton } from '../src/frame/headerSkeleton.tsx';
import { Icon } from '../src/pictures/icon.tsx';
import { Illustration, illustrationNames } from '../src/pictures/illustration.tsx';
import { Image } from '../src/pictures/image.tsx';
import { LoadMore } from '../src/navigation/loadMore.tsx';
import { Logo } from '../src/pictures/logo.tsx';
import { Menu } from '../src/overlays/menu.tsx';
import { Modal } from '../src/overlays/modal.tsx';
import type { Navigation } from '../src/frame/navigation.ts';
import { Progress } from '../src/feedback/progress.tsx';
import { QrCode } from '../src/pictures/qrCode.tsx';
import { SearchField } from '../src/controls/searchField.tsx';
import { Select } from '../src/controls/select.tsx';
import { Skeleton } from '../src/feedback/skeleton.tsx';
import { Steps, type StepState } from '../src/navigation/steps.tsx';
import { Table } from '../src/content/table.tsx';
import { TabLinks } from '../src/navigation/tabLinks.tsx';
import { Tabs } from '../src/navigation/tabs.tsx';
import { Tag } from '../src/content/tag.tsx';
import { Toasts } from '../src/feedback/toasts.tsx';
import { controls } from './controlSpecimens.tsx';

const none = () => undefined;

const tones = ['neutral', 'brand', 'positive', 'negative', 'info'] as const;
const states: StepState[] = ['done', 'current', 'todo', 'missed', 'locked'];

const navigation: Navigation = {
  exchange: [{ name: 'Exchange', href: '/', renderer: 'link' }],
  left: [
    { name: 'WSOT', href: '/wsot', renderer: 'link' },
    { name: 'More', renderer: 'more', items: [{ name: 'Earn', href: '/e', renderer: 'link' }] },
  ],
  right: [{ name: 'Assets', href: '/assets', renderer: 'link' }],
};
const labels = { home: 'Home', modes: 'Mode', navigation: 'Main' };

const specimens: ReactElement[] = [
  <Accordion key="accordion" items={[{ id: '1', title: 'Why?', content: 'So.' }]} />,
  ...(['info', 'positive', 'negative', 'brand'] as const).map((tone) => (
    <Banner key={`banner ${tone}`} tone={tone} onClose={none} closeLabel="Close">
      x
    </Banner>
  )),
  ...buttonSizes.map((size) => (
    <Button key={`button ${size}`} size={size}>
      x
    </Button>
  )),
  ...buttonVariants.map((variant) => (
    <Button key={`button ${variant}`} variant={variant} fullWidth loading loadingLabel="…">
      x
    </Button>
  )),
  <Card key="card" ended>
    x
  </Card>,
  <CopyField
    key="copy"
    label="Code"
    value="A"
    copyLabel="Copy"
    copiedLabel="Copied"
    failedLabel="No"
  />,
  <Countdown key="countdown" end={0}>
    {() => ''}
  </Countdown>,
  <EmptyState key="empty icon" icon={<Icon name="gift" />} title="None">
    x
  </EmptyState>,
  ...illustrationNames.map((name) => (
    <EmptyState key={`empty ${name}`} illustration={<Illustration name={name} />} title="x" />
  )),
  <Field key="field" label="Email" hint="x" error="x" />,
  <Footer
    key="footer"
    label="Links"
    risk="x"
    legal="x"
    columns={[{ title: 'Help', links: [{ name: 'FAQ', href: '/', external: true }] }]}
  >
    x
  </Footer>,
  <Footer
    key="collapsible"
    label="Links"
    collapsible
    columns={[{ title: 'Help', links: [{ name: 'FAQ', href: '#' }] }]}
  />,
  <Header
    key="header"
    brand="Brand"
    homeHref="/"
    sections={navigation.left}
    labels={{ ...labels, menu: 'Menu', search: 'Search' }}
    onSearch={none}
  />,
  <HeaderSkeleton key="skeleton" homeHref="/" navigation={navigation} labels={labels} />,
  <Icon key="icon" name="arrowEnd" />,
  <Image key="image" src="/a.png" alt="A" width={1} height={1} />,
  <Image key="failed" src="/b.png" alt="To fail" width={1} height={1} />,
  <LoadMore
    key="load"
    state="failed"
    onLoad={none}
    label="More"
    loadingLabel="…"
    error="No"
    status="x"
  />,
  <Logo key="logo" edition="eu" />,
  <Logo key="logos" />,
  ...(['start', 'end'] as const).map((align) => (
    <Menu
      key={`menu ${align}`}
      label={`Menu at the ${align}`}
      trigger="x"
      header="anna"
      align={align}
      groups={[
        {
          id: 'a',
          label: 'Group',
          items: [
            { id: 'b', label: 'On', hint: 'x', icon: <Icon name="gift" />, checked: true },
            { id: 'c', label: 'Off', disabled: true },
          ],
        },
      ]}
    />
  )),
  <Modal key="modal" open busy onOpenChange={none} title="Confirm" closeLabel="Close" footer="x">
    x
  </Modal>,
  ...(['brand', 'neutral', 'positive'] as const).map((tone) => (
    <Progress key={`progress ${tone}`} label="Trades" tone={tone} />
  )),
  <QrCode key="qr" label="Link" value="a" />,
  <SearchField
    key="search"
    label="Find"
    clearLabel="Clear"
    value="a"
    onValueChange={none}
    result="1"
  />,
  <Select key="select" label="Country">
    <option>Georgia</option>
  </Select>,
  ...(['text', 'block', 'circle'] as const).map((shape) => (
    <Skeleton key={`skeleton ${shape}`} shape={shape} />
  )),
  ...(['full', 'three-quarters', 'half', 'quarter'] as const).map((width) => (
    <Skeleton key={`skeleton ${width}`} width={width} />
  )),
  ...(['strip', 'ladder'] as const).map((layout) => (
    <Steps
      key={`steps ${layout}`}
      label="Days"
      layout={layout}
      steps={states.map((state) => ({
        id: state,
        title: state,
        state,
        stateLabel: state,
        note: '+1',
        children: 'x',
      }))}
    />
  )),
  <Table
    key="table"
    caption="Ranks"
    showCaption
    columns={[
      { id: 'a', header: 'Name', cell: (row) => row, rowHeader: true },
      { id: 'b', header: 'Score', cell: (row) => row, numeric: true },
    ]}
    rows={['a']}
    rowKey={(row) => row}
    isMarked={() => true}
    loadingRows={1}
  />,
  <Table
    key="table, other"
    caption="Order"
    narrow="scroll"
    columns={[{ id: 'a', header: 'Name', cell: (row) => row, rowHeader: true, sortable: true }]}
    rows={['a']}
    rowKey={(row) => row}
    sort={{ column: 'a', direction: 'ascending' }}
    onSortChange={none}
    rowHref={() => '/a'}
  />,
  <Table
    key="table, empty"
    caption="Nothing"
    narrow="cards"
    columns={[{ id: 'a', header: 'Name', cell: () => 'x', width: '40%', sortable: true }]}
    rows={[]}
    rowKey={() => ''}
    sort={{ column: 'a', direction: 'descending' }}
    onSortChange={none}
    empty="None"
  />,
  <TabLinks key="links" label="Pages" current="/" links={[{ href: '/', label: 'A' }]} />,
  <Tabs
    key="tabs"
    label="Hub"
    orientation="vertical"
    tabs={[
      { id: 'a', label: 'A', content: 'x' },
      { id: 'b', label: 'B', content: 'x', disabled: true },
    ]}
  />,
  ...tones.map((tone) => (
    <Tag key={`tag ${tone}`} tone={tone} icon={<Icon name="gift" />}>
      x
    </Tag>
  )),
  ...controls,
  <Toasts
    key="toasts"
    toasts={[{ id: 'a', children: 'x' }]}
    onDismiss={none}
    label="News"
    closeLabel="Close"
  />,
];

/** Renders every component in every variant that has its own style. */
export function renderSpecimens(): void {
  render(<>{specimens}</>);
  fireEvent.error(screen.getByRole('img', { name: 'To fail' }));
}
