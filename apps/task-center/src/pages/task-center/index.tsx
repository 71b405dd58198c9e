import { localeProps } from '@exchange/site/page/static';

export { HubPage as default } from '../../hub/HubPage.tsx';
export const getStaticProps = localeProps('hub', 'market');
