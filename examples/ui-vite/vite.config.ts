import { HeaderSkeleton, headerSkeletonScript } from '@exchange/ui';
import react from '@vitejs/plugin-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { defineConfig, type Plugin } from 'vite';
import { languageKey, navigationKey, skeleton } from './navigation.ts';

/** Renders the skeleton into the root element. React replaces it when the page renders. */
const headerSkeleton: Plugin = {
  name: 'header-skeleton',
  transformIndexHtml: (html) => {
    const { source } = headerSkeletonScript({ navigationKey, languageKey });
    const markup = renderToStaticMarkup(createElement(HeaderSkeleton, skeleton));
    return html.replace('<!--header-->', () => `<script>${source}</script>${markup}`);
  },
};

export default defineConfig({ plugins: [react(), headerSkeleton] });
