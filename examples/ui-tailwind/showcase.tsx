import { Button, Card, Field, Icon, Switch, Tabs } from '@exchange/ui';

export function Showcase() {
  return (
    <>
      <h1 className="text-3xl">
        Buy <Icon name="coins" /> today
      </h1>
      <Button variant="primary">Kit</Button>
      <Button variant="primary" className="rounded-none bg-up text-3xl">
        Utilities
      </Button>
      <Card className="p-8">Padding of 32 px</Card>
      <Field label="Email" hint="We never share it." />
      <Switch label="Alerts" defaultChecked />
      <Tabs label="Lists" tabs={[{ id: 'spot', label: 'Spot', content: 'All spot markets' }]} />
    </>
  );
}
