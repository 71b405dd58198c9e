import { Accordion, Alert, Button, Card, Icon, Menu, Progress, Tag, Time } from '@exchange/ui';
import Link from 'next/link';

export default function Home() {
  return (
    <>
      <h1>
        Welcome <Icon name="gift" />
      </h1>
      <Alert title="Maintenance">
        Withdrawals pause at <Time value={1_764_000_000_000} locale="en" timeZone="UTC" />.
      </Alert>
      <Card render={<Link href="/markets" />} data-testid="card">
        Trade 30 coins <Tag tone="positive">New</Tag>
      </Card>
      <Button className="order" variant="primary" render={<Link href="/account" />}>
        Open your account
      </Button>
      <Menu
        label="More"
        trigger="More"
        groups={[
          {
            id: 'pages',
            items: [{ id: 'm', label: 'To markets', render: <Link href="/markets" /> }],
          },
        ]}
      />
      <Progress label="Days" value={3} max={7} />
      <Accordion items={[{ id: 'fees', title: 'Are there fees?', content: '0.1 % per trade.' }]} />
    </>
  );
}
