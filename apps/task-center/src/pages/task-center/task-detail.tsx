import { localeProps } from '../../page/staticPage.ts';

export { TaskPage as default } from '../../tasks/TaskPage.tsx';
export const getStaticProps = localeProps('tasks', 'center');
