import { Slider } from '@exchange/ui';

export function SliderDemo() {
  return (
    <Slider
      label="Leverage"
      min={1}
      max={20}
      defaultValue={5}
      formatValue={(value) => `${value}×`}
    />
  );
}
