import { library } from '@tooling/eslint';

export default library({ name: '@exchange/api-client', react: true });
