import { type Language, partnerSessionHours, type PartnerVisitor } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Deps } from "../../deps.ts";
import type { Database } from "../../platform/database/schema.ts";
import { hashToken } from "../../platform/tokens.ts";

const life = partnerSessionHours * 3_600_000;

const statement = `
  SELECT person.id, person.name, person.email, person.language, added_at AS "addedAt", partner.id AS "partnerId",
    partner.name AS "partnerName"
  FROM partner_session session JOIN partner_person person ON person.id = person_id
    JOIN partner ON partner.id = person.partner_id
  WHERE token_hash = $1 AND expires_at > $2 AND removed_at IS NULL AND (NOT demo OR $3)`;

interface Row {
  id: string;
  name: string;
  email: string;
  language: Language;
  addedAt: Date;
  partnerId: string;
  partnerName: string;
}

/** Null if the session is unknown or has expired, or if the person was removed. */
export async function findVisitor(
  { sql, clock, config }: Pick<Deps, "sql" | "clock" | "config">,
  token: string | null,
): Promise<PartnerVisitor | null> {
  if (token === null) return null;
  const values = [hashToken(token), clock.now(), config.devCalls];
  const [row] = await sql.query<Row>({ name: "partner-visitor", text: statement, values });
  if (!row) return null;
  const { partnerId, partnerName, addedAt, ...person } = row;
  return { ...person, addedAt: addedAt.toISOString(), partner: { id: partnerId, name: partnerName } };
}

/** Starts a session and deletes the person's expired ones. */
export async function beginSession(
  transaction: Transaction<Database>,
  { clock, random }: Pick<Deps, "clock" | "random">,
  person_id: string,
): Promise<string> {
  const now = clock.now();
  const token = random.token();
  await transaction
    .deleteFrom("partner_session")
    .where("person_id", "=", person_id)
    .where("expires_at", "<=", now)
    .execute();
  const expires_at = new Date(now.getTime() + life);
  await transaction
    .insertInto("partner_session")
    .values({ token_hash: hashToken(token), person_id, expires_at })
    .execute();
  return token;
}
