import { localeProps } from '../../shell/staticPage.ts';

export { RewardPage as default } from '../../rewards/detail/RewardPage.tsx';
export const getStaticProps = localeProps('rewards');
