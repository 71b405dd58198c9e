export { MyRewardsPage as default } from '../../../rewards/list/MyRewardsPage.tsx';
export { getStaticProps } from '../../task-center/my-rewards.tsx';
export { localePaths as getStaticPaths } from '@exchange/site/page/static';
