import { Accordion, Alert, Button, Card, Icon, Menu, Tag, Time, Tooltip } from '@exchange/ui';
import { Link } from 'react-router';

export function Home() {
  return (
    <>
      <h1>
        Welcome <Icon name="gift" />
      </h1>
      <Alert title="Maintenance">
        Withdrawals pause at <Time value={1_764_000_000_000} locale="en" timeZone="UTC" />.
      </Alert>
      <Card render={<Link to="/markets" />} data-testid="card">
        Trade 30 coins <Tag tone="positive">New</Tag>
      </Card>
      <Button className="order" variant="primary" render={<Link to="/account" />}>
        Open your account
      </Button>
      <Menu
        label="More"
        trigger="More"
        groups={[
          {
            id: 'pages',
            items: [{ id: 'm', label: 'To markets', render: <Link to="/markets" /> }],
          },
        ]}
      />
      <Tooltip content="Three of seven days">
        <Button>Check in</Button>
      </Tooltip>
      <Accordion items={[{ id: 'fees', title: 'Are there fees?', content: '0.1 % per trade.' }]} />
    </>
  );
}
