import { Button, Icon } from '@exchange/ui';

export function ButtonStates() {
  return (
    <>
      <Button variant="primary">Deposit</Button>
      <Button variant="secondary" icon={<Icon name="gift" />}>
        Rewards
      </Button>
      <Button variant="tradeLong">Buy</Button>
      <Button variant="tradeShort">Sell</Button>
      <Button disabled>Withdraw</Button>
      <Button variant="primary" loading loadingLabel="Placing the order…">
        Place order
      </Button>
      <Button size="small">Small</Button>
      <Button size="large">Large</Button>
    </>
  );
}
