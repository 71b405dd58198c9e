import { Button } from '@exchange/ui/button';
import { Field } from '@exchange/ui/field';
import { Modal } from '@exchange/ui/modal';
import { Select } from '@exchange/ui/select';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@exchange/ui/styles.css';

function Withdraw() {
  const [open, setOpen] = useState(false);
  const [address, setAddress] = useState('');
  const error = address === '' || address.startsWith('0x') ? undefined : 'Start with 0x.';
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Withdraw
      </Button>
      <Modal
        open={open}
        onOpenChange={setOpen}
        title="Withdraw"
        closeLabel="Close"
        footer={<Button onClick={() => setOpen(false)}>Continue</Button>}
      >
        <Select label="Network" defaultValue="eth">
          <option value="eth">Ethereum</option>
          <option value="arb">Arbitrum</option>
        </Select>
        <Field label="Address" value={address} onValueChange={setAddress} error={error} />
      </Modal>
    </>
  );
}

createRoot(document.querySelector('#root')!).render(<Withdraw />);
