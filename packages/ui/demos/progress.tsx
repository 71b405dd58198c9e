import { Progress } from '@exchange/ui';

export function ProgressDemo() {
  return <Progress label="Trades made" value={3} max={7} valueText="3 of 7" />;
}
