import type { Example } from '../panel/Examples.tsx';

const example = (label: string, input = label): Example<string> => ({ label, input });

export const goodHosts = [
  example('www.brand.com'),
  example('www.brand.com.hk'),
  example('testnet.brand.eu'),
  example('task.brand-tr.com'),
  example('localhost with an edition', 'http://localhost:3000/tr-TUR/task-center?edition=tr'),
  example('A page', 'https://www.brand.kz/ru-KAZ/task-center'),
];

export const hostileHosts = [
  example('Brand as a subdomain', 'www.brand.com.evil.com'),
  example('Brand as an ending', 'evilbrand.com'),
  example('Cyrillic letter', 'www.br\u0430nd.com'),
  example('User name', 'https://www.brand.com@evil.com/login'),
  example('Script', 'javascript:alert(document.domain)'),
  example('Markup', '<img src=x onerror=alert(1)>'),
];
