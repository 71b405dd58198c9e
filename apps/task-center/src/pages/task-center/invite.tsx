import { localeProps } from '../../shell/staticPage.ts';

export { InvitePage as default } from '../../invite/InvitePage.tsx';
export const getStaticProps = localeProps('invite');
