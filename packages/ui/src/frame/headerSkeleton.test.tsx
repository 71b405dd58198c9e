import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HeaderSkeleton, type HeaderSkeletonProps } from './headerSkeleton.tsx';

const props: HeaderSkeletonProps = {
  homeHref: '/tr-TUR',
  labels: { home: 'Ana sayfa', modes: 'Mod', navigation: 'Ana menü' },
  navigation: {
    exchange: [{ name: 'Borsa', href: '/', renderer: 'link' }],
    left: [
      { name: 'Piyasalar', href: '/markets', renderer: 'link' },
      { name: 'WSOT', href: '/wsot', renderer: 'link' },
      { name: 'Daha', renderer: 'more', items: [{ name: 'Kazan', href: '/e', renderer: 'link' }] },
      { name: 'Kötü', href: 'javascript:alert(1)', renderer: 'link' },
    ],
    right: [{ name: 'Giriş', href: '/login', renderer: 'link' }],
  },
};

describe('HeaderSkeleton', () => {
  it('is static markup without scripts, style attributes or generated ids', () => {
    const html = renderToStaticMarkup(<HeaderSkeleton {...props} />);
    expect(html).not.toMatch(/style=|<script|onclick|javascript:/i);
    expect(html).toMatch(/^<header id="x-header-skeleton"/);
  });

  it('has three regions, with logo, mode switch and navigation in the first', () => {
    const { container } = render(<HeaderSkeleton {...props} />);
    const regions = [...(container.firstElementChild?.children ?? [])].map(
      (part) => part.className,
    );
    expect(regions).toEqual(['x-header-start', 'x-header-center', 'x-header-end']);
    const start = within(container.querySelector<HTMLElement>('.x-header-start')!);
    expect(start.getByRole('link', { name: 'Ana sayfa' }).getAttribute('href')).toBe('/tr-TUR');
    const modes = within(start.getByRole('navigation', { name: 'Mod' }));
    modes.getByRole('link', { name: 'Borsa' });
    start.getByRole('navigation', { name: 'Ana menü' });
  });

  it('renders links, a dropdown and the WSOT gradient', () => {
    render(<HeaderSkeleton {...props} />);
    expect(screen.getByText('Piyasalar').className).toBe('x-header-link');
    expect(screen.getByText('WSOT').className).toBe('x-header-link x-header-wsot');
    const more = screen.getByText('Daha');
    expect(more.tagName).toBe('SUMMARY');
    expect(more.parentElement?.querySelector('a')?.getAttribute('href')).toBe('/e');
  });

  it('leaves out the href of a link that is not http(s)', () => {
    render(<HeaderSkeleton {...props} />);
    expect(screen.getByText('Kötü').hasAttribute('href')).toBe(false);
  });

  it('has five logos and shows one without a style sheet', () => {
    const { container } = render(<HeaderSkeleton {...props} />);
    const variants = [...container.querySelectorAll<HTMLElement>('[data-logo]')];
    const editionsOf = (logos: HTMLElement[]) => logos.map(({ dataset }) => dataset.logo);
    const withMark = variants.filter((variant) => variant.querySelector('svg[height="22"]'));
    expect(editionsOf(withMark)).toEqual(['default eu', 'tr', 'kz', 'ge']);
    const withWord = variants.filter((variant) => variant.querySelector('svg[height="12"]'));
    expect(editionsOf(withWord)).toEqual(['default', 'eu', 'tr', 'kz', 'ge']);
    const shown = variants.filter((variant) => !variant.hidden);
    expect(editionsOf(shown)).toEqual(['default eu', 'default']);
    expect(new Set(withWord.map((variant) => variant.innerHTML)).size).toBe(5);
    expect(new Set(withMark.map((variant) => variant.innerHTML)).size).toBe(4);
  });

  it('renders without navigation', () => {
    render(<HeaderSkeleton homeHref="/" labels={props.labels} />);
    expect(screen.queryAllByRole('listitem')).toEqual([]);
  });
});
