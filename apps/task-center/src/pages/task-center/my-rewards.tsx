import { localeProps } from '@exchange/site/page/static';

export { MyRewardsPage as default } from '../../rewards/list/MyRewardsPage.tsx';
export const getStaticProps = localeProps('rewards');
