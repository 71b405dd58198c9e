export { HomePage as default } from '../../../hub/HomePage.tsx';
export { getStaticProps } from '../../task-center/index.tsx';
export { localePaths as getStaticPaths } from '@exchange/site/page/static';
