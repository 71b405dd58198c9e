import { localeProps } from '../../shell/staticPage.ts';

export { MyRewardsPage as default } from '../../rewards/list/MyRewardsPage.tsx';
export const getStaticProps = localeProps('rewards');
