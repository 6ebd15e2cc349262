import { dateOfTimestamp, type InvitationOffer, type Locale } from "@kautia/contract";
import { hashToken } from "../platform/tokens.ts";
import type { Deps } from "../deps.ts";
import { contactKeys, firstInformationMail, insertMail } from "../application/index.ts";
import { eventId, insertEvent, type NewEvent } from "../webhooks/index.ts";
import { answersOf } from "./rules/offer-answers.ts";

/** Uses up the invitation or signed offer in the statement that creates the application, so it works only once. */
const useSource = {
  invitation: `UPDATE invitation SET status = 'USED', ref_id = $1, used_at = $6, offer = NULL
    WHERE id_hash = $9 AND status = 'OPEN' AND expires_at > $6 AND $10::text IS NULL
    RETURNING ref_id, partner_id, mail_id, public_id AS invitation_id, coalesce(reference, $13) AS reference, is_test`,
  "signed-offer": `INSERT INTO used_offer (offer_hash, partner_id, ref_id, used_at, reference) VALUES ($9, $10, $1, $6, $13)
    ON CONFLICT (offer_hash) DO NOTHING
    RETURNING ref_id, partner_id, NULL::uuid AS mail_id, NULL::text AS invitation_id, reference, $15::boolean AS is_test`,
};

const statement = (use: string) => `
  WITH won AS (${use}), followed AS (
    -- A partner knows the link without the mail.
    UPDATE mail SET followed_at = $6 FROM won WHERE mail.id = won.mail_id AND won.partner_id IS NULL AND followed_at IS NULL
  ), made AS (
    INSERT INTO application (ref_id, country, locale, answers, contact_keys, created_at, updated_at, invited, employee_email_domain)
    SELECT ref_id, $2, $3, $4::jsonb, $5::jsonb, $6, $6, true, $11 FROM won RETURNING ref_id
  ), test AS (
    INSERT INTO test_application (ref_id, partner_id) SELECT ref_id, partner_id FROM won JOIN made USING (ref_id) WHERE is_test
  ), token AS (
    INSERT INTO application_token (token_hash, ref_id, created_at, last_used_at) SELECT $7, ref_id, $6, $6 FROM made
  ), informed AS (
    -- The invitation had the initial information attached.
    INSERT INTO given_document (ref_id, kind, sha256, version, how, at)
    SELECT made.ref_id, 'first-info', decode(mail.data #>> '{firstInformation,sha256}', 'hex'),
      mail.data #>> '{firstInformation,version}', 'MAILED', mail.sent_at
    FROM made JOIN won USING (ref_id) JOIN mail ON mail.id = won.mail_id
    WHERE mail.sent_at IS NOT NULL AND mail.data #> '{firstInformation}' IS NOT NULL
  ), ${insertEvent("won", "$14")}, mailed AS (${insertMail("made", "$12")}
  )
  INSERT INTO application_history (ref_id, version, at, cause, change) SELECT ref_id, 1, $6, $8, $4::jsonb FROM made
  RETURNING ref_id`;

/** Identified by the hash of its secret. */
export type Source =
  | { kind: "invitation"; hash: Buffer }
  | { kind: "signed-offer"; hash: Buffer; partner: string; isTest: boolean };

/** Creates an application with the offer's answers. Returns its token; null if the source was already used. */
export async function makeInvitedApplication(
  { sql, clock, random }: Pick<Deps, "sql" | "clock" | "random">,
  source: Source,
  { cause, offer, locale }: { cause: string; offer: InvitationOffer; locale: Locale },
): Promise<string | null> {
  const token = random.token();
  const refId = random.refId();
  const answers = answersOf(offer);
  const mail = firstInformationMail({ clock, random }, refId, { country: offer.address.country, locale, answers });
  const at = clock.now();
  const made = await sql.query({
    name: `application-by-${source.kind}`,
    text: statement(useSource[source.kind]),
    values: [
      refId,
      offer.address.country,
      locale,
      JSON.stringify(answers),
      JSON.stringify(contactKeys(answers)),
      at,
      hashToken(token),
      cause,
      source.hash,
      source.kind === "signed-offer" ? source.partner : null,
      offer.employeeEmailDomain ?? null,
      mail && JSON.stringify(mail),
      source.kind === "signed-offer" ? (offer.reference ?? null) : null,
      JSON.stringify(openedEvent(refId, offer, at)),
      ...(source.kind === "signed-offer" ? [source.isTest] : []),
    ],
  });
  return made.length > 0 ? token : null;
}

function openedEvent(refId: string, { insuranceStart, insuranceEnd }: InvitationOffer, at: Date): NewEvent {
  const type = "invitation.accepted";
  const days = {
    insuranceStart: dateOfTimestamp(insuranceStart),
    insuranceEnd: insuranceEnd ? dateOfTimestamp(insuranceEnd) : null,
  };
  return { id: eventId(type, refId), type, at, data: days };
}
