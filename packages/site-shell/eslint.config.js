import { library } from '@tooling/eslint';

export default library({ name: '@exchange/site-shell', react: true });
