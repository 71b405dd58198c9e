import { configure } from '@testing-library/react';

// Components may wait for a busy machine.
configure({ asyncUtilTimeout: 10_000 });
