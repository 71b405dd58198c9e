import { localeProps } from '../../shell/staticPage.ts';

export { TaskPage as default } from '../../tasks/detail/TaskPage.tsx';
export const getStaticProps = localeProps('tasks');
