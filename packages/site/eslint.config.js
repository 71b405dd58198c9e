import { library } from '@tooling/eslint';

export default library({ name: '@exchange/site', react: true });
