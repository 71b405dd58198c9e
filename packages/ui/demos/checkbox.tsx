import { Checkbox } from '@exchange/ui';

export function CheckboxDemo() {
  return <Checkbox label="Post only" hint="The order never takes liquidity." defaultChecked />;
}
