import { Steps } from '@exchange/ui';

export function StepsDemo() {
  return (
    <Steps
      label="First steps"
      layout="ladder"
      steps={[
        { id: 'verify', title: 'Verify your identity', state: 'done', stateLabel: 'done' },
        { id: 'deposit', title: 'Make a deposit', state: 'current', stateLabel: 'now' },
        { id: 'trade', title: 'Make a trade', state: 'todo', stateLabel: 'later' },
      ]}
    />
  );
}
