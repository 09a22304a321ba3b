/** The completed and judged report before one of the same company; `analyses` stands before it in the query. */
export const earlierReport = `LEFT JOIN LATERAL (
    SELECT overall_score FROM analyses AS before
    WHERE before.response_company_id = analyses.response_company_id
      AND before.generation_status = 'completed' AND before.band IS DISTINCT FROM 'not-judged'
      AND (before.response_submitted_at, before.response_id)
        < (analyses.response_submitted_at, analyses.response_id)
    ORDER BY before.response_submitted_at DESC, before.response_id DESC LIMIT 1
  ) AS earlier ON true`;
