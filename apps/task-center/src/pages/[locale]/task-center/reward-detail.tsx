export { RewardPage as default } from '../../../rewards/RewardPage.tsx';
export { getStaticProps } from '../../task-center/reward-detail.tsx';
export { localePaths as getStaticPaths } from '../../../shell/staticPage.ts';
