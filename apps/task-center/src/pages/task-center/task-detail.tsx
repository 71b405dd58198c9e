import { localeProps } from '@exchange/site/page/static';

export { TaskPage as default } from '../../tasks/detail/TaskPage.tsx';
export const getStaticProps = localeProps('tasks');
