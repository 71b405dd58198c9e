import { localeProps } from '@exchange/site/page/static';

export { HomePage as default } from '../../hub/HomePage.tsx';
export const getStaticProps = localeProps('hub', 'market');
