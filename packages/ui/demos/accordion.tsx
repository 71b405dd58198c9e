import { Accordion } from '@exchange/ui';

export function AccordionDemo() {
  return (
    <Accordion
      items={[
        { id: 'fees', title: 'Are there fees?', content: 'Each trade costs 0.1 %.' },
        { id: 'time', title: 'When do I get my reward?', content: 'Within a minute.' },
      ]}
      defaultValue={['fees']}
    />
  );
}
