import { library } from '@tooling/eslint';

export default library({ name: '@exchange/ui', react: true });
