import { configure } from '@testing-library/react';

/** Milliseconds; what is waited for comes long before on a machine that has nothing else to do. */
configure({ asyncUtilTimeout: 10_000 });
