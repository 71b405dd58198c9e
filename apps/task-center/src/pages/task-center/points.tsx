import { localeProps } from '@exchange/site/page/static';

export { PointsPage as default } from '../../points/PointsPage.tsx';
export const getStaticProps = localeProps('rewards');
