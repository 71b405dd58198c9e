import { useEffect, useRef, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import {
  Button,
  Combobox,
  Drawer,
  Menu,
  CustomSelect,
  Modal,
  NumberField,
  Popover,
  Table,
  Tabs,
  Toasts,
  type MenuGroup,
  type Toast,
} from '../src/index.ts';
import { useReady } from './useReady.ts';

const groups: MenuGroup[] = [
  {
    id: 'all',
    items: Array.from({ length: 12 }, (_, index) => ({ id: `${index}`, label: `Item ${index}` })),
  },
];
const coins = Array.from({ length: 5000 }, (_, index) => ({
  value: `${index}`,
  label: `Coin ${index}`,
}));
const texts = { empty: 'No coin', loading: 'Loading', choose: 'Choose a coin from the list' };

/** Content that is 80 lines high. */
function Lines({ count = 80 }: { count?: number }) {
  return Array.from({ length: count }, (_, index) => <p key={index}>Line {index}</p>);
}

function MenuInModal() {
  return (
    <Modal defaultOpen title="Order" closeLabel="Close">
      <Menu label="Type" trigger="Limit" groups={groups} />
    </Modal>
  );
}

function ClippedMenu() {
  return (
    <div className="case-clip">
      <Menu label="Type" trigger="Limit" groups={groups} />
    </div>
  );
}

function GrowingPopover() {
  const [lines, setLines] = useState(1);
  return (
    <div className="case-centre">
      <Popover label="Fees" trigger={<Button>Show fees</Button>} side="top">
        <Button onClick={() => setLines(80)}>Load</Button>
        <Lines count={lines} />
      </Popover>
    </div>
  );
}

function ToastsAndPopover() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [undone, setUndone] = useState(0);
  const add = () =>
    setToasts([
      {
        id: 'saved',
        children: 'Saved',
        action: <Button onClick={() => setUndone((count) => count + 1)}>Undo {undone}</Button>,
      },
    ]);
  return (
    <>
      <Button onClick={add}>Save</Button>
      <Popover label="Fees" trigger={<Button>Show fees</Button>}>
        <Button onClick={add}>Save fees</Button>
      </Popover>
      <Modal title="Confirm" closeLabel="Close window" open={undone === 2}>
        x
      </Modal>
      <Toasts
        toasts={toasts.map((toast) => ({
          ...toast,
          action: <Button onClick={() => setUndone((count) => count + 1)}>Undo {undone}</Button>,
        }))}
        onDismiss={() => setToasts([])}
        label="Messages"
        closeLabel="Close message"
        durationMs={Infinity}
      />
    </>
  );
}

function LongModal() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal
        open={open}
        onOpenChange={setOpen}
        title="Terms"
        closeLabel="Close"
        footer={<Button onClick={() => setOpen(false)}>Agree</Button>}
      >
        <Lines />
      </Modal>
    </>
  );
}

function FormModal() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal open={open} onOpenChange={setOpen} title="Add an address" closeLabel="Close">
        <a href="#help">Help</a>
        <form>
          <fieldset hidden>
            <input aria-label="Hidden" />
          </fieldset>
          <fieldset disabled>
            <input aria-label="Disabled" />
          </fieldset>
          <CustomSelect label="Coin" name="coin" options={coins.slice(0, 3)} />
          <input aria-label="Address" />
        </form>
      </Modal>
    </>
  );
}

function OrderBook() {
  const levels = [
    { price: '1,012,243.77', amount: '0.52' },
    { price: '1 012 244,50', amount: '12.004' },
  ];
  return (
    <div className="case-book">
      {['Bids', 'Asks'].map((side) => (
        <Table
          key={side}
          caption={side}
          showCaption
          rows={levels}
          rowKey={({ price }) => price}
          columns={[
            {
              id: 'price',
              header: 'Price',
              cell: ({ price }) => price,
              rowHeader: true,
              numeric: true,
            },
            { id: 'amount', header: 'Amount', cell: ({ amount }) => amount, numeric: true },
          ]}
        />
      ))}
    </div>
  );
}

function ShortDrawer() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer open={open} onOpenChange={setOpen} title="Filter" closeLabel="Close">
        Content
      </Drawer>
    </>
  );
}

/** Components in a shadow root, with the style sheet of the page. */
function ShadowRoot() {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot>();
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const sheet = document.querySelector('link[rel=stylesheet]')?.cloneNode();
    if (sheet && !shadow.firstChild) shadow.append(sheet);
    setRoot(shadow);
  }, []);
  return (
    <>
      <div ref={host} />
      {root &&
        createPortal(
          <>
            <Menu label="Type" trigger="Limit" groups={groups} />
            <Tabs
              label="Markets"
              tabs={['Spot', 'Futures'].map((label) => ({ id: label, label, content: label }))}
            />
            <Combobox label="Coin" options={coins} texts={texts} />
            <button id="other">Other</button>
          </>,
          root,
        )}
    </>
  );
}

function LongCombobox() {
  return (
    <form aria-label="Order">
      <Combobox label="Coin" name="coin" options={coins} texts={texts} defaultValue="7" />
      <button>Send</button>
    </form>
  );
}

function Amount() {
  return (
    <form aria-label="Order">
      <NumberField
        label="Amount"
        name="amount"
        stepLabels={{ decrease: 'Less', increase: 'More' }}
        notNumberError="Enter a number"
        max="100000000"
      />
      <button>Send</button>
    </form>
  );
}

function SpacedMenu() {
  const labels = ['My orders', 'My rewards'];
  const items = labels.map((label) => ({ id: label, label }));
  return <Menu label="Account" trigger="anna" groups={[{ id: 'g', items }]} />;
}

const cases: Record<string, () => ReactElement> = {
  'menu in a modal': MenuInModal,
  'clipped menu': ClippedMenu,
  'growing popover': GrowingPopover,
  'toasts and popover': ToastsAndPopover,
  'order book': OrderBook,
  'long modal': LongModal,
  'form in a modal': FormModal,
  'short drawer': ShortDrawer,
  'shadow root': ShadowRoot,
  'long combobox': LongCombobox,
  amount: Amount,
  'spaced menu': SpacedMenu,
};

/** One state that only browser tests need. */
export function Case({ name }: { name: string }): ReactElement {
  useReady();
  const Shown = cases[name];
  if (!Shown) throw new Error(`There is no case ${name}: add it to gallery/cases.tsx.`);
  return (
    <main className="gallery">
      <h1 className="gallery-title">{name}</h1>
      <Shown />
    </main>
  );
}
