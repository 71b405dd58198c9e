import { Menu } from '@exchange/ui';

const pairs = Array.from({ length: 40 }, (_, index) => `Pair ${index + 1}`);

/** The list scrolls. Typing the start of a label moves to it. */
export function LongMenu() {
  return (
    <Menu
      label="Pairs"
      trigger="Choose a pair"
      groups={[{ id: 'pairs', items: pairs.map((label) => ({ id: label, label })) }]}
    />
  );
}
