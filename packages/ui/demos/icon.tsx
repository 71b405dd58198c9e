import { Icon } from '@exchange/ui';

export function IconDemo() {
  return (
    <p>
      <Icon name="gift" /> Your reward <Icon name="info" label="More information" />
    </p>
  );
}
