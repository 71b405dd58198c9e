import { localeProps } from '../../shell/staticPage.ts';

export { TaskPage as default } from '../../tasks/TaskPage.tsx';
export const getStaticProps = localeProps('tasks', 'screen');
