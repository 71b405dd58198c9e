export { HubPage as default } from '../../hub/HubPage.tsx';
export { localeProps as getStaticProps } from '../../page/staticPage.ts';
