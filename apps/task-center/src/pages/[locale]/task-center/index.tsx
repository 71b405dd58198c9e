export { HubPage as default } from '../../../hub/HubPage.tsx';
export { getStaticProps } from '../../task-center/index.tsx';
export { localePaths as getStaticPaths } from '@exchange/site/page/static';
