import * as z from 'zod/mini';

// The content policy forbids `new Function`, which zod probes for before its first schema.
z.config({ jitless: true });

export { z };
