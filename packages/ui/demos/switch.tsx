import { Switch } from '@exchange/ui';

export function SwitchDemo() {
  return <Switch label="Price alerts" defaultChecked />;
}
