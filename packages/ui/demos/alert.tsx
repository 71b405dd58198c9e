import { Alert, Button } from '@exchange/ui';

export function AlertDemo() {
  return (
    <Alert
      tone="negative"
      title="The order was not placed"
      action={<Button size="small">Try again</Button>}
    >
      Your balance is too low.
    </Alert>
  );
}
