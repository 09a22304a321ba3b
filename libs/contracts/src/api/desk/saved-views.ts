import { limits } from '../../limits.js';
import { messages } from '../../messages.js';
import { z } from '../../zod.js';

/** The filters and the order of a list as its address has them. */
export const savedFiltersSchema = z.record(z.string(), z.string());
export type SavedFilters = z.infer<typeof savedFiltersSchema>;

/** The name that a coach gives a view. */
export const savedViewNameSchema = z
  .string(messages.viewNameInvalid)
  .check(
    z.trim(),
    z.minLength(1, messages.viewNameInvalid),
    z.maxLength(limits.savedViewName, messages.viewNameInvalid),
  );

/** A view of the list of companies that a coach keeps; nobody else sees it. */
export const savedViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  filters: savedFiltersSchema,
});
export type SavedView = z.infer<typeof savedViewSchema>;

/** The reply to GET /api/admin/saved-views; the oldest first. */
export const savedViewsSchema = z.array(savedViewSchema);

/** The body of POST /api/admin/saved-views and PUT /api/admin/saved-views/{id}. */
export type SavedViewChange = Omit<SavedView, 'id'>;
