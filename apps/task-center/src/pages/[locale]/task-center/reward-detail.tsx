export { RewardPage as default } from '../../../rewards/detail/RewardPage.tsx';
export { getStaticProps } from '../../task-center/reward-detail.tsx';
export { localePaths as getStaticPaths } from '@exchange/site/page/static';
