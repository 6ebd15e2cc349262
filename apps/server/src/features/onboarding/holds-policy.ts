import { hashToken, tokenTimes } from "../../applications/tokens.ts";
import type { Deps } from "../../deps.ts";

const statement = `
  WITH touched AS (
    UPDATE application_token SET last_used_at = $2 WHERE token_hash = $1 AND last_used_at > $3 AND last_used_at < $4
  )
  SELECT a.signed_at IS NULL AND
    home_is_held(effective_answers(a.answers) #> '{address,address}', a.contact_keys ->> 'tenantEmail') AS held
  FROM application_token t JOIN application a USING (ref_id)
  WHERE t.token_hash = $1 AND t.last_used_at > $3`;

/**
 * Whether the tenant has a policy in force for the home of this application already; null for an unknown token. Once this
 * application is signed, the policy that would be found is its own.
 */
export async function holdsPolicy({ sql, clock }: Pick<Deps, "sql" | "clock">, token: string): Promise<boolean | null> {
  const now = clock.now();
  const { dead, touch } = tokenTimes(now);
  const [row] = await sql.query<{ held: boolean }>({
    name: "application-double-policy",
    text: statement,
    values: [hashToken(token), now, dead, touch],
  });
  return row ? row.held : null;
}
