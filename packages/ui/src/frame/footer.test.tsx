import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Footer } from './footer.tsx';

it('has links under headings, and the risk disclosure', () => {
  render(
    <Footer
      label="More of the site"
      columns={[
        {
          title: 'Help',
          links: [
            { name: 'FAQ', href: '/faq' },
            { name: 'Status', href: 'https://status.example', external: true },
          ],
        },
      ]}
      risk="Prices can fall."
      legal="© Brand"
    >
      <button>English</button>
    </Footer>,
  );
  const footer = screen.getByRole('contentinfo');
  expect(footer.textContent).toBe('EnglishHelpFAQStatusPrices can fall.© Brand');
  screen.getByRole('navigation', { name: 'More of the site' });
  expect(screen.getByRole('link', { name: 'FAQ' }).getAttribute('href')).toBe('/faq');
  expect(screen.getByRole('link', { name: 'Status' }).getAttribute('rel')).toBe('noopener');
});

it('renders only the parts that are given', () => {
  const links = [{ name: 'FAQ', href: '/faq' }];
  const { container } = render(<Footer label="Links" columns={[{ title: 'Help', links }]} />);
  for (const part of ['head', 'risk', 'legal']) {
    expect(container.querySelector(`.x-footer-${part}`)).toBeNull();
  }
  const link = screen.getByRole('link', { name: 'FAQ' });
  expect(link.hasAttribute('rel')).toBe(false);
  expect(link.querySelector('svg')).toBeNull();
});

it('has a button for each list of links that is collapsible, and keeps the heading for wide pages', () => {
  const links = [{ name: 'FAQ', href: '/faq' }];
  const columns = [{ title: 'Help', links }];
  const { container } = render(<Footer label="Links" collapsible columns={columns} />);
  const details = container.querySelector('details');
  expect(details?.querySelector('summary')?.textContent).toBe('Help');
  expect(details?.querySelector('a')?.textContent).toBe('FAQ');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Help');
});

it('shows the links of an open column without a button, although the footer is collapsible', () => {
  const links = [{ name: 'Fees', href: '/fees' }];
  const columns = [{ title: 'Company', links, open: true }];
  const { container } = render(<Footer label="Links" collapsible columns={columns} />);
  expect(container.querySelector('details')).toBeNull();
  expect(screen.getByRole('link', { name: 'Fees' })).not.toBeNull();
  expect(screen.getByRole('heading', { level: 2 }).parentElement?.dataset['open']).toBe('true');
});

it('marks a link to another site with a directional arrow', () => {
  const links = [{ name: 'Status', href: 'https://status.example', external: true }];
  render(<Footer label="Links" columns={[{ title: 'Help', links }]} />);
  expect(screen.getByRole('link').querySelector('svg.x-icon-directional')).not.toBeNull();
});
