import { Illustration } from '@exchange/ui';

export function IllustrationDemo() {
  return <Illustration name="empty" />;
}
