import { localeProps } from '@exchange/site/page/static';

export { RewardPage as default } from '../../rewards/detail/RewardPage.tsx';
export const getStaticProps = localeProps('rewards');
