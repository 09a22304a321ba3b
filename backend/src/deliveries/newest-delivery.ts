/** The newest mail with a report's link; `analyses` stands before it in the query. */
export const newestDelivery = `LEFT JOIN LATERAL (
    SELECT status, sent_at, recipient, server_reply FROM email_deliveries
    WHERE analysis_id = analyses.id AND for_owner ORDER BY created_at DESC LIMIT 1
  ) AS delivery ON true`;
