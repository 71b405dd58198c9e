import { library } from '@tooling/eslint';

export default library({ name: '@exchange/i18n-loader', react: true });
