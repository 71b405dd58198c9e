export { TaskPage as default } from '../../../tasks/detail/TaskPage.tsx';
export { getStaticProps } from '../../task-center/task-detail.tsx';
export { localePaths as getStaticPaths } from '@exchange/site/page/static';
