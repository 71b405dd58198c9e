import { Alert, Button, Slider } from '@exchange/ui';
import { useState } from 'react';

const percent = (value: number) => `${value} %`;

/** Buttons set the same value, and a high one shows a warning. */
export function ControlledSlider() {
  const [part, setPart] = useState(25);
  return (
    <>
      <Slider
        label="Part of the balance"
        step={5}
        value={part}
        onValueChange={setPart}
        formatValue={percent}
        hint="In steps of 5 %"
      />
      <div>
        {[25, 50, 100].map((value) => (
          <Button key={value} size="small" onClick={() => setPart(value)}>
            {percent(value)}
          </Button>
        ))}
      </div>
      {part > 90 && <Alert tone="info">Nothing is left for fees.</Alert>}
    </>
  );
}
