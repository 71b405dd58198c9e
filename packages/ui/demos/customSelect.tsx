import { CustomSelect, Icon } from '@exchange/ui';

const networks = [
  { value: 'tron', label: 'Tron (TRC20)', hint: 'Fee 1.00 USDT', icon: <Icon name="coins" /> },
  { value: 'eth', label: 'Ethereum (ERC20)', hint: 'Fee 2.10 USDT', icon: <Icon name="wallet" /> },
  { value: 'ton', label: 'TON', hint: 'Paused', disabled: true },
];

export function CustomSelectDemo() {
  return <CustomSelect label="Network" options={networks} placeholder="Choose a network" />;
}
