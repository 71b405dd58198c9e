export { PointsPage as default } from '../../../points/PointsPage.tsx';
export { getStaticProps } from '../../task-center/points.tsx';
export { localePaths as getStaticPaths } from '@exchange/site/page/static';
