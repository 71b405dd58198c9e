import { localeProps } from '../../page/staticPage.ts';

export { InvitePage as default } from '../../invite/InvitePage.tsx';
export const getStaticProps = localeProps('invite', 'center');
