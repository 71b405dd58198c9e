import { QrCode } from '@exchange/ui';

export function QrCodeDemo() {
  return <QrCode value="https://brand.com/invite" label="QR code of the invite link" size={120} />;
}
