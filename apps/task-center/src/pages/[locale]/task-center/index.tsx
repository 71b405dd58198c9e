export { HubPage as default } from '../../../hub/HubPage.tsx';
export {
  localePaths as getStaticPaths,
  localeProps as getStaticProps,
} from '../../../page/staticPage.ts';
