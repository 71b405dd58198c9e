import { Logo } from '@exchange/ui';

export function LogoDemo() {
  return <Logo edition="default" role="img" aria-label="Brand" />;
}
