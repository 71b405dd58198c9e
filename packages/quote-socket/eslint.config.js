import { library } from '@tooling/eslint';

export default library({ name: '@exchange/quote-socket', react: true });
