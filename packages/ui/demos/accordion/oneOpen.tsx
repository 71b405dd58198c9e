import { Accordion } from '@exchange/ui';

/** With a group, an answer closes when another one opens. */
export function OneOpenAnswer() {
  return (
    <Accordion
      group="help"
      defaultValue={['deposit']}
      items={[
        { id: 'deposit', title: 'How do I deposit?', content: 'Choose a coin and a network.' },
        { id: 'withdraw', title: 'How do I withdraw?', content: 'Enter an address of yours.' },
      ]}
    />
  );
}
