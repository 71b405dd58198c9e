import { Avatar } from '@exchange/ui';

export function AvatarDemo() {
  return <Avatar name="Ada Lovelace" size={40} />;
}
