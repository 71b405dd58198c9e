import { localeProps } from '../../shell/staticPage.ts';

export { RewardPage as default } from '../../rewards/RewardPage.tsx';
export const getStaticProps = localeProps('rewards', 'screen');
