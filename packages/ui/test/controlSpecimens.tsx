import type { ReactElement } from 'react';
import { Alert } from '../src/feedback/alert.tsx';
import { Avatar } from '../src/content/avatar.tsx';
import { Breadcrumbs } from '../src/navigation/breadcrumbs.tsx';
import { Checkbox } from '../src/controls/checkbox.tsx';
import { Combobox } from '../src/combobox/combobox.tsx';
import { CustomSelect } from '../src/combobox/customSelect.tsx';
import { Drawer } from '../src/overlays/drawer.tsx';
import { Field } from '../src/controls/field.tsx';
import { FocusKeeper } from '../src/composition/focusKeeper.tsx';
import { Form } from '../src/form/form.tsx';
import { NumberField } from '../src/numberField/numberField.tsx';
import { Pagination } from '../src/navigation/pagination.tsx';
import { Popover } from '../src/overlays/popover.tsx';
import { SegmentedControl } from '../src/controls/segmentedControl.tsx';
import { Slider } from '../src/controls/slider.tsx';
import { Switch } from '../src/controls/switch.tsx';
import { Textarea } from '../src/controls/textarea.tsx';
import { Time } from '../src/content/time.tsx';
import { Tooltip } from '../src/overlays/tooltip.tsx';

/** Controls and popups in every variant that has its own style. */
export const controls: ReactElement[] = [
  ...(['info', 'positive', 'negative'] as const).map((tone) => (
    <Alert key={`alert ${tone}`} tone={tone} title="x">
      x
    </Alert>
  )),
  ...([24, 32, 56] as const).map((size) => (
    <Avatar key={`avatar ${size}`} name="Ann" src="/a.png" size={size} />
  )),
  <Breadcrumbs
    key="path"
    label="Path"
    items={[
      { href: '/', label: 'A' },
      { href: '/b', label: 'B' },
    ]}
  />,
  <Checkbox key="checkbox" label="Agree" />,
  <Combobox
    key="combobox"
    label="Countries"
    multiple
    defaultValue={['ge']}
    options={[
      { value: 'ge', label: 'Georgia' },
      { value: 'kz', label: 'Kazakhstan', hint: '+7', disabled: true },
    ]}
    texts={{ empty: 'None', loading: 'Loading…' }}
  />,
  <Combobox
    key="long combobox"
    label="Coins"
    options={Array.from({ length: 201 }, (_, index) => ({ value: `${index}`, label: `C${index}` }))}
    texts={{ empty: 'None', loading: 'Loading…' }}
  />,
  <CustomSelect
    key="custom select"
    label="Network"
    options={[{ value: 'eth', label: 'Ethereum' }]}
    placeholder="x"
  />,
  <CustomSelect
    key="chosen custom select"
    label="Network"
    options={[{ value: 'eth', label: 'Ethereum' }]}
    defaultValue="eth"
    disabled
  />,
  <Field key="slots" label="Address" start="ETH" end={<button>Paste</button>} />,
  <Field key="wrong slots" label="Address" end="ETH" error="x" disabled />,
  <p key="links in a text" className="x-links">
    <a href="/">x</a>
    <a className="x-link" href="/">
      x
    </a>
  </p>,
  <Form key="form" action={() => undefined}>
    x
  </Form>,
  ...(['bottom', 'start', 'end'] as const).map((side) => (
    <Drawer key={`drawer ${side}`} side={side} title="x" closeLabel="Close">
      x
    </Drawer>
  )),
  <FocusKeeper key="keeper">x</FocusKeeper>,
  <NumberField key="number" label="Amount" stepLabels={{ decrease: 'Less', increase: 'More' }} />,
  <Pagination
    key="pages"
    labels={{ navigation: 'Pages', previous: 'Previous', next: 'Next', page: String }}
    count={9}
  />,
  <Popover key="popover" label="More" trigger={<button>Open</button>}>
    x
  </Popover>,
  <SegmentedControl key="segments" label="Side" options={[{ value: 'buy', label: 'Buy' }]} />,
  <Slider key="slider" label="Leverage" />,
  <Switch key="switch" label="Alerts" />,
  <Textarea key="textarea" label="Note" />,
  <Time key="time" value={0} locale="en" timeZone="UTC" />,
  <Tooltip key="tooltip" content="x">
    <button>x</button>
  </Tooltip>,
];
