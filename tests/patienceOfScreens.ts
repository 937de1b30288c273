import { configure } from '@testing-library/react';

// As in patience.ts, for `findBy…` and `waitFor`.
configure({ asyncUtilTimeout: 10_000 });
