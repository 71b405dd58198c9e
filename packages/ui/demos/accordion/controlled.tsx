import { Accordion, Button } from '@exchange/ui';
import { useState } from 'react';

const items = [
  { id: 'fees', title: 'Are there fees?', content: 'Each trade costs 0.1 %.' },
  { id: 'time', title: 'When do I get my reward?', content: 'Within a minute.' },
  { id: 'who', title: 'Who can take part?', content: 'Everyone with a verified account.' },
];
const all = items.map(({ id }) => id);

export function ControlledAccordion() {
  const [open, setOpen] = useState<readonly string[]>([]);
  const isAll = open.length === all.length;
  return (
    <>
      <Button size="small" onClick={() => setOpen(isAll ? [] : all)}>
        {isAll ? 'Close all' : 'Open all'}
      </Button>
      <Accordion items={items} value={open} onValueChange={setOpen} />
    </>
  );
}
