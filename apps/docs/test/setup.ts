import { configure } from '@testing-library/react';

// On a busy machine, components may take longer to update than the default of 1 s.
configure({ asyncUtilTimeout: 10_000 });
