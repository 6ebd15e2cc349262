/**
 * SQL for the application that a row of `failed_work f` belongs to. Its key is the id of the application or of one of the
 * rows below; ids are unique over all tables.
 */
export const ownerOfWork = `(
  WITH id AS MATERIALIZED (SELECT CASE WHEN f.key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN f.key::uuid END AS id)
  SELECT ref_id FROM application WHERE ref_id = f.key
  UNION ALL SELECT ref_id FROM document WHERE document.id = f.key
  UNION ALL SELECT ref_id FROM mail JOIN id USING (id)
  UNION ALL SELECT ref_id FROM refund JOIN id USING (id)
  UNION ALL SELECT ref_id FROM repayment JOIN id USING (id)
  UNION ALL SELECT ref_id FROM resume_request JOIN id USING (id)
  UNION ALL SELECT coalesce(premium.ref_id, instalment.ref_id) FROM charge_attempt JOIN id USING (id)
    LEFT JOIN premium ON premium.id = premium_id LEFT JOIN instalment ON instalment.id = instalment_id
  LIMIT 1)`;
