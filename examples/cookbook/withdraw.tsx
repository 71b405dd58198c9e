import {
  Button,
  CustomSelect,
  Field,
  Form,
  Icon,
  NumberField,
  type FormSchema,
} from '@exchange/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@exchange/ui/styles.css';

const coins = [
  { value: 'USDT', label: 'USDT', hint: 'Tether', icon: <Icon name="coins" /> },
  { value: 'ETH', label: 'ETH', hint: 'Ether', icon: <Icon name="coins" /> },
];
/** Decimal places of an amount, and what the visitor has. */
const balances = {
  USDT: { decimals: 6, available: '250' },
  ETH: { decimals: 8, available: '0.5' },
};
const networks = {
  USDT: [
    { value: 'tron', label: 'Tron (TRC20)', hint: 'Fee 1.00 USDT' },
    { value: 'eth', label: 'Ethereum (ERC20)', hint: 'Fee 2.10 USDT' },
  ],
  ETH: [{ value: 'eth', label: 'Ethereum', hint: 'Fee 0.0007 ETH' }],
};

type Coin = keyof typeof networks;

interface Withdrawal {
  coin: string;
  network: string;
  address: string;
  amount: string;
}

// A schema of Zod, Valibot or ArkType works as well.
const withdrawal: FormSchema<Withdrawal> = {
  '~standard': {
    validate(value) {
      const values = value as Withdrawal;
      const messages = {
        network: !values.network && 'Choose a network.',
        address: !/^\w{20,64}$/.test(values.address) && 'Enter an address without spaces.',
        amount: !values.amount && 'Enter an amount.',
      };
      const issues = Object.entries(messages).flatMap(([name, message]) =>
        message ? [{ message, path: [name] }] : [],
      );
      return issues.length > 0 ? { issues } : { value: values };
    },
  },
};

/** Stands for your server. */
async function send({ amount }: Withdrawal): Promise<{ code: number }> {
  await new Promise((answer) => setTimeout(answer, 200));
  return { code: Number(amount) > 250 ? 40010 : 0 };
}

function Withdraw() {
  const [coin, setCoin] = useState<Coin>('USDT');
  const [amount, setAmount] = useState('');
  const [sent, setSent] = useState<Withdrawal>();
  const { decimals, available } = balances[coin];
  if (sent) return <p role="status">{`${sent.amount} ${sent.coin} are on their way.`}</p>;
  return (
    <Form
      schema={withdrawal}
      action={async (values) => {
        const { code } = await send(values);
        if (code === 40010) return { amount: 'You have 250.00 USDT. Enter a smaller amount.' };
        setSent(values);
        return undefined;
      }}
    >
      <CustomSelect
        label="Coin"
        name="coin"
        options={coins}
        value={coin}
        onValueChange={(value) => setCoin(value as Coin)}
      />
      {/* The key starts again without a network when the coin changes. */}
      <CustomSelect
        key={coin}
        label="Network"
        name="network"
        options={networks[coin]}
        placeholder="Choose a network"
      />
      <Field label="Address" name="address" hint="Of the chosen network" autoComplete="off" />
      <NumberField
        label="Amount"
        name="amount"
        value={amount}
        onValueChange={setAmount}
        min="0.01"
        hint="At least 0.01"
        minError="Enter at least 0.01."
        decimals={decimals}
        decimalsError={`Enter at most ${decimals} decimal places.`}
        end={[
          coin,
          <Button key="max" size="small" onClick={() => setAmount(available)}>
            Max
          </Button>,
        ]}
        ambiguousError={(decimal, grouped) => `Type ${decimal} or ${grouped}.`}
      />
      <Button type="submit" variant="primary" loadingLabel="Sending…">
        Withdraw
      </Button>
    </Form>
  );
}

createRoot(document.querySelector('#root')!).render(<Withdraw />);
