import { Button, Popover } from '@exchange/ui';

export function PopoverDemo() {
  return (
    <Popover label="Fees" trigger={<Button>Show fees</Button>}>
      Each trade costs 0.1 %.
    </Popover>
  );
}
