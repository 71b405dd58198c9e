export { FaqPage as default } from '../../../faq/FaqPage.tsx';
export { getStaticProps } from '../../task-center/faq.tsx';
export { localePaths as getStaticPaths } from '@exchange/site/page/static';
