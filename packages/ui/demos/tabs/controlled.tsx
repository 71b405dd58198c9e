import { Button, Tabs, type Tab } from '@exchange/ui';
import { useState } from 'react';

type Step = 'amount' | 'check';

const tabs: readonly Tab<Step>[] = [
  { id: 'amount', label: 'Amount', content: '0.5 BTC to your own address' },
  { id: 'check', label: 'Check', content: 'Fee: 0.0001 BTC' },
];

export function ControlledTabs() {
  const [step, setStep] = useState<Step>('amount');
  return (
    <>
      <Tabs label="Withdrawal" tabs={tabs} value={step} onValueChange={setStep} />
      <Button onClick={() => setStep('check')}>Continue</Button>
    </>
  );
}
