export { ErrorPage as default } from '@exchange/site/error';
