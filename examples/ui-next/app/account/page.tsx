import { Avatar, Field, SegmentedControl, Switch } from '@exchange/ui';
import { Order } from './order';

export default function Account() {
  return (
    <>
      <h1>
        <Avatar name="Ada Lovelace" /> Account
      </h1>
      <Order />
      <Field label="Email" type="email" />
      <Switch label="Alerts" />
      <SegmentedControl label="Theme" options={[{ value: 'dark', label: 'Dark' }]} />
    </>
  );
}
