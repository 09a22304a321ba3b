-- Companies of one response, one analysis and one mail each, one every five minutes until now; the
-- ids of the n-th end in n in hexadecimal. Nearly all succeeded, and each fiftieth has the whole report
-- that `many_companies.report` holds. What the triggers would set is set here, because they are off.
CREATE TEMP TABLE made ON COMMIT DROP AS
SELECT n, id AS company, id AS response, id AS analysis,
  'owner-' || n || '@example.com' AS owner, now() - make_interval(mins => 5 * n) AS at,
  CASE
    WHEN n % 1000 = 1 THEN 'failed'
    WHEN n % 2500 = 2 THEN 'pending'
    WHEN n % 5000 = 3 THEN 'processing'
    ELSE 'completed'
  END AS status,
  CASE n % 2000 WHEN 4 THEN 'failed' WHEN 5 THEN 'pending' ELSE 'sent' END AS mail,
  (ARRAY['phase-2-ready', 'ready-with-gaps', 'in-transition', 'phase-1-owner-led'])[n % 4 + 1]
    AS band
FROM generate_series(1, current_setting('many_companies.count')::int) AS n,
  uuid('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0')) AS id;

INSERT INTO companies (id, name, owner_first_name, owner_last_name, owner_email, owner_phone,
  industry, country, created_at, response_count, newest_response_id, newest_score,
  folded_text)
SELECT company, 'Company ' || n, 'Owner ' || n % 977, 'Of ' || n % 1013, owner,
  '+1 (0)555 ' || lpad(n::text, 6, '0'),
  (ARRAY['manufacturing', 'technology', 'retail', 'services', 'healthcare',
    'financial_services', 'other'])[n % 7 + 1],
  (ARRAY['US', 'GB', 'EU', 'CA', 'AU', 'ZA'])[n % 6 + 1], at, 1, response,
  CASE status WHEN 'completed' THEN n % 300 / 30.0 ELSE -1 END,
  'company ' || n || E'\n' || 'owner ' || n % 977 || ' of ' || n % 1013 || E'\n' || owner
FROM made;

INSERT INTO responses (id, company_id, answers, submitted_at)
SELECT response, company, given.answers, at
FROM made, (SELECT current_setting('many_companies.answers')::jsonb AS answers OFFSET 0) AS given;

INSERT INTO analyses (id, response_id, response_company_id, response_submitted_at,
  recipient_email, generation_status, lease_until, next_attempt_at, content,
  provenance, band, completed_at, failed_at)
SELECT analysis, response, company, at, owner, status,
  CASE status WHEN 'processing' THEN at END, at,
  CASE status WHEN 'completed' THEN jsonb_set(
    jsonb_set(
      CASE n % 50 WHEN 0 THEN given.report ELSE '{"readiness": {}}' END,
      '{overallScore}', to_jsonb(n % 300 / 30.0)),
    '{readiness,band}', to_jsonb(band)) END,
  CASE status WHEN 'completed' THEN '{"engine": "builtin", "rulesVersion": "made"}'::jsonb END,
  CASE status WHEN 'completed' THEN band END,
  CASE status WHEN 'completed' THEN at END, CASE status WHEN 'failed' THEN at END
FROM made, (SELECT current_setting('many_companies.report')::jsonb AS report OFFSET 0) AS given;

INSERT INTO email_deliveries
  (analysis_id, recipient, reason, status, sent_at, failed_at, created_at)
SELECT analysis, owner, 'completed', mail, CASE mail WHEN 'sent' THEN at END,
  CASE mail WHEN 'failed' THEN at END, at
FROM made WHERE status = 'completed';
