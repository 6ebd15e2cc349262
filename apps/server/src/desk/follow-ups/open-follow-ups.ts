const owedBy = (kind: string, table: string) => `
  SELECT '${kind}' AS kind, failed.id, ref_id, amount_cents, answered_at FROM ${table} CROSS JOIN LATERAL (
    SELECT id, answered_at FROM charge_attempt
    WHERE status = 'FAILED' AND ${table}_id = ${table}.id ORDER BY number DESC LIMIT 1
  ) AS failed
  WHERE status = 'UNPAID' AND NOT EXISTS (SELECT FROM desk_contact WHERE attempt_id = failed.id)`;

/**
 * SQL for the debts about which we still have to contact the tenant: the mail about the last failed charge and the
 * account promise it. `id` is the failed attempt. Uses the indexes `premium_for_a_person` and
 * `instalment_for_a_person`.
 */
export const openFollowUps = `
  SELECT owed.id, policy.ref_id, contract_number, tenant_name, tenant_email, kind, amount_cents, owed.answered_at
  FROM (${owedBy("PREMIUM", "premium")} UNION ALL ${owedBy("INSTALMENT", "instalment")}) AS owed JOIN policy USING (ref_id)
  WHERE policy.forgotten_at IS NULL AND NOT policy.is_test`;
