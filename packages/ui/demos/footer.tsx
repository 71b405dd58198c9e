import { Footer } from '@exchange/ui';

export function FooterDemo() {
  return (
    <Footer
      label="Site links"
      columns={[
        {
          title: 'Help',
          links: [
            { name: 'Fees', href: '#fees' },
            { name: 'Status', href: '#status' },
          ],
        },
      ]}
      risk="Prices of crypto assets rise and fall. You can lose your money."
      legal="© Brand"
    />
  );
}
