export { NotFoundPage as default } from '@exchange/site/frame';
export { missingProps as getStaticProps } from '@exchange/site/page/static';
