export { InvitePage as default } from '../../../invite/InvitePage.tsx';
export { getStaticProps } from '../../task-center/invite.tsx';
export { localePaths as getStaticPaths } from '@exchange/site/page/static';
