import { Button, Tooltip } from '@exchange/ui';

export function TooltipDemo() {
  return (
    <Tooltip content="Costs 0.1 % per trade">
      <Button>Trade</Button>
    </Tooltip>
  );
}
