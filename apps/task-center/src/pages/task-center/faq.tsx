import { localeProps } from '@exchange/site/page/static';

export { FaqPage as default } from '../../faq/FaqPage.tsx';
export const getStaticProps = localeProps('faq');
