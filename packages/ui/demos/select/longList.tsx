import { Select } from '@exchange/ui';

const countries = ['Argentina', 'Brazil', 'Czechia', 'Germany', 'Hungary', 'Italy', 'Japan'];
const times = Array.from({ length: 96 }, (_, index) => {
  const hours = String(Math.floor(index / 4)).padStart(2, '0');
  return `${hours}:${String((index % 4) * 15).padStart(2, '0')}`;
});

/**
 * The browser opens its own list, in which visitors type the first letters, and phones show their
 * wheel. If visitors must search in the middle of words, use Combobox.
 */
export function LongSelect() {
  return (
    <>
      <Select label="Time of the report" defaultValue="09:00">
        {times.map((time) => (
          <option key={time}>{time}</option>
        ))}
      </Select>
      <Select label="Country">
        <optgroup label="Often chosen">
          <option>Turkey</option>
        </optgroup>
        <optgroup label="All countries">
          {countries.map((country) => (
            <option key={country}>{country}</option>
          ))}
        </optgroup>
      </Select>
    </>
  );
}
