import { localeProps } from '@exchange/site/page/static';

export { InvitePage as default } from '../../invite/InvitePage.tsx';
export const getStaticProps = localeProps('invite');
