import { wordedParts } from '@ellac/contracts';

/** A column: the parts of an analysis of `analyses` that are worded or took the rules' text, in their order. */
export const doneParts = `ARRAY(
    SELECT part FROM worded_parts WHERE analysis_id = analyses.id
    ORDER BY array_position('{${wordedParts.join(',')}}'::text[], part)
  )`;
