import { Countdown } from '@exchange/ui';

export function CountdownDemo() {
  return (
    <p>
      Ends in{' '}
      <Countdown end={Date.UTC(2100, 0, 1)}>
        {({ days, hours }) => `${days} days and ${hours} hours`}
      </Countdown>
    </p>
  );
}
