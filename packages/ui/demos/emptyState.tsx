import { Button, EmptyState, Illustration } from '@exchange/ui';

export function EmptyStateDemo() {
  return (
    <EmptyState
      illustration={<Illustration name="empty" />}
      title="No rewards yet"
      action={<Button variant="primary">See tasks</Button>}
    >
      Finish a task to get a reward.
    </EmptyState>
  );
}
