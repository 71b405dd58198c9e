import { Time } from '@exchange/ui';

export function TimeDemo() {
  return (
    <p>
      The campaign starts at <Time value={Date.UTC(2026, 0, 5, 9)} locale="en" timeZone="UTC" />.
    </p>
  );
}
