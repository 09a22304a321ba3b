import { configure } from '@testing-library/dom';

/** Milliseconds. The waits are much shorter, except on a busy machine. */
configure({ asyncUtilTimeout: 45_000 });
