import { localeProps } from '../../page/staticPage.ts';

export { HubPage as default } from '../../hub/HubPage.tsx';
export const getStaticProps = localeProps('hub', 'market', 'center');
