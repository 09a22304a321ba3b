/** What a process uses around the rooms only where it serves pages and their calls. */
export { FirstAdmin } from './account/first-admin.js';
export { mountSessions } from './auth/session/mount-sessions.js';
export { openEmbedFiles } from './pages/for-other-sites.js';
export { serveFiles } from './pages/serve-files.js';
export { mountQueueBoard } from './queues/board/mount-queue-board.js';
export { limitRefusedRequests } from './rate-limits/limit-refused-requests.js';
export { RateLimits } from './rate-limits/rate-limits.service.js';
