import { localeProps } from '../../shell/staticPage.ts';

export { HomePage as default } from '../../hub/HomePage.tsx';
export const getStaticProps = localeProps('hub', 'market');
