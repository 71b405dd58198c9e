import { library } from '@tooling/eslint';

export default library({ name: '@exchange/account', react: true });
