export { readFaq, type Faq } from './readFaq.ts';
