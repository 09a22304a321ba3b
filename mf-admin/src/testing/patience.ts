import { configure } from '@testing-library/react';

/** Milliseconds. The waits are much shorter, except on a busy machine. */
configure({ asyncUtilTimeout: 10_000 });
