import type { ReactElement } from 'react';
import { Button } from '../../src/controls/button.tsx';
import { Footer } from '../../src/frame/footer.tsx';
import { Logo } from '../../src/pictures/logo.tsx';
import type { Group } from '../group.tsx';
import type { Words } from '../words.ts';

export const footer: Group = { id: 'footer', title: 'Footer', Content };

function Content({ text }: { text: Words }): ReactElement {
  const link = (name: string) => ({ name, href: '#' });
  return (
    <Footer
      label={text.footer}
      columns={[
        { title: text.products, links: [text.markets, text.trade, text.earn].map(link) },
        { title: text.about, links: [text.fees, text.legal].map(link) },
        {
          title: text.help,
          links: [link(text.faq), { name: text.status, href: '#', external: true }],
        },
      ]}
      risk={text.risk}
      legal={text.rights}
    >
      <Logo edition="default" />
      <Button size="small">English</Button>
    </Footer>
  );
}
