import { Select } from '@exchange/ui';

export function SelectDemo() {
  return (
    <Select label="Language" defaultValue="en">
      <option value="en">English</option>
      <option value="ka">ქართული</option>
    </Select>
  );
}
