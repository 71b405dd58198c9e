import { localeProps } from '../../shell/staticPage.ts';

export { FaqPage as default } from '../../faq/FaqPage.tsx';
export const getStaticProps = localeProps('faq');
