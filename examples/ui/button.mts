import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Button } from '@exchange/ui/button';

const html = renderToStaticMarkup(createElement(Button, { variant: 'tradeLong' }, 'Buy'));
console.log(html.includes('Buy'), html.startsWith('<button')); // true true
