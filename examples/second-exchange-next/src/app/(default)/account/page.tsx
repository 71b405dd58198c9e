// The same page without a language in its address.
export { default, generateMetadata } from '../../[locale]/account/page.tsx';
