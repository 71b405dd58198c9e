import { localeProps } from '../../page/staticPage.ts';

export { FaqPage as default } from '../../faq/FaqPage.tsx';
export const getStaticProps = localeProps('faq');
