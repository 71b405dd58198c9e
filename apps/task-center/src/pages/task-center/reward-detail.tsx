import { localeProps } from '../../page/staticPage.ts';

export { RewardPage as default } from '../../rewards/RewardPage.tsx';
export const getStaticProps = localeProps('rewards', 'center');
