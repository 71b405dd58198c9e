import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Table } from '../content/table.tsx';
import { Footer } from '../frame/footer.tsx';
import { Header } from '../frame/header.tsx';
import { Breadcrumbs } from '../navigation/breadcrumbs.tsx';
import { TabLinks } from '../navigation/tabLinks.tsx';
import { SiteLink } from './routerLink.fixture.tsx';

it.each([
  [
    'Footer',
    <Footer
      key=""
      label="Links"
      columns={[{ title: 'Help', links: [{ name: 'A', href: '/a' }] }]}
      linkComponent={SiteLink}
    />,
  ],
  [
    'Header',
    <Header
      key=""
      brand="Brand"
      homeHref="/a"
      labels={{ home: 'Home', navigation: 'Main', menu: 'Menu' }}
      sections={[{ name: 'A', href: '/a', renderer: 'link' }]}
      linkComponent={SiteLink}
    />,
  ],
  [
    'Breadcrumbs',
    <Breadcrumbs
      key=""
      label="Path"
      items={[
        { href: '/a', label: 'A' },
        { href: '/b', label: 'B' },
      ]}
      linkComponent={SiteLink}
    />,
  ],
  [
    'TabLinks',
    <TabLinks key="" label="Hub" links={[{ href: '/a', label: 'A' }]} linkComponent={SiteLink} />,
  ],
  [
    'Table',
    <Table
      key=""
      caption="Ranks"
      columns={[{ id: 'a', header: 'Name', cell: () => 'A', rowHeader: true }]}
      rows={[1]}
      rowKey={(row) => row}
      rowHref={() => '/a'}
      linkComponent={SiteLink}
    />,
  ],
])('%s renders every link with linkComponent', (_name, element) => {
  const { container } = render(element);
  const links = [...container.querySelectorAll('a')];
  expect(links.length).toBeGreaterThan(0);
  expect(links.map((link) => [link.getAttribute('href'), link.dataset.router])).toEqual(
    links.map(() => ['/a', '']),
  );
});
