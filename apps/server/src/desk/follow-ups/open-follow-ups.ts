/**
 * SQL for the debts about which we still have to contact the tenant: the mail about the last failed charge and the
 * account promise it. `id` is the failed attempt. Uses the indexes `premium_for_a_person` and
 * `instalment_for_a_person`.
 */
export const openFollowUps = `
  SELECT failed.id, policy.ref_id, contract_number, tenant_name, tenant_email, kind, amount_cents, failed.answered_at
  FROM (
    SELECT 'PREMIUM' AS kind, id, ref_id, amount_cents FROM premium WHERE status = 'UNPAID'
    UNION ALL SELECT 'INSTALMENT', id, ref_id, amount_cents FROM instalment WHERE status = 'UNPAID'
  ) AS owed JOIN policy USING (ref_id) CROSS JOIN LATERAL (
    SELECT id, answered_at FROM charge_attempt
    WHERE status = 'FAILED' AND (premium_id = owed.id OR instalment_id = owed.id) ORDER BY number DESC LIMIT 1
  ) AS failed
  WHERE policy.forgotten_at IS NULL AND NOT policy.is_test AND NOT EXISTS (SELECT FROM desk_contact WHERE attempt_id = failed.id)`;
