export { TaskPage as default } from '../../../tasks/TaskPage.tsx';
export { getStaticProps } from '../../task-center/task-detail.tsx';
export { localePaths as getStaticPaths } from '../../../shell/staticPage.ts';
