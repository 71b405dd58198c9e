import { Card, Tag } from '@exchange/ui';

export function CardDemo() {
  return (
    <Card as="section" aria-label="Task">
      Trade 100 USDT on spot <Tag tone="positive">New</Tag>
    </Card>
  );
}
