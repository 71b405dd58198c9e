export { CampaignPage as default } from '../../../campaigns/detail/CampaignPage.tsx';
export { getStaticProps } from '../../task-center/campaign-detail.tsx';
export { localePaths as getStaticPaths } from '@exchange/site/page/static';
