import { Select } from '@exchange/ui';

const periods = ['1 hour', '1 day', '1 week'].map((period) => (
  <option key={period}>{period}</option>
));

export function SelectStates() {
  return (
    <>
      <Select label="Period" required defaultValue="" error="Choose a period.">
        <option value="" disabled>
          Choose
        </option>
        {periods}
      </Select>
      <Select label="Period" hint="You can change it later.">
        <optgroup label="Short">{periods.slice(0, 1)}</optgroup>
        <optgroup label="Long">{periods.slice(1)}</optgroup>
      </Select>
      <Select label="Period" disabled>
        {periods}
      </Select>
    </>
  );
}
