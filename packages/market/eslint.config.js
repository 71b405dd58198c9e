import { library } from '@tooling/eslint';

export default library({ name: '@exchange/market', react: true });
