import { createMicroFrontend } from '@ellac/web';
import { App } from './app.js';

export const { bootstrap, mount, unmount } = createMicroFrontend({ name: 'mf-report', App });
