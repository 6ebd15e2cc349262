import type { Client } from "pg";
import type { Database } from "../../../apps/server/src/platform/database/schema.ts";
import { makeDice } from "../addresses/dice.ts";
import { copyRows } from "./copy.ts";
import { type Life, makeLife, now } from "./life.ts";
import { applicationRow, decisionRows, historyRows, tokenRows } from "./rows/application.ts";
import { claimRows, staffId } from "./rows/claims.ts";
import { documentRows, sharedDocumentRows, signedDocuments } from "./rows/documents.ts";
import { mailRows } from "./rows/mails.ts";
import { moneyRows } from "./rows/money.ts";
import * as signing from "./rows/policy.ts";
import type { Row } from "./row.ts";

type Rows = { [Table in keyof Database]?: Row<Table>[] };

const seed = 20_270_115;
const batchSize = 2_000;
/** The number of unsigned applications per policy. */
const unsignedPerPolicy = 1;

/** Fills a migrated, empty database with policies and everything that belongs to them. Every run writes the same rows. */
export async function generate(client: Client, policies: number, report: (policies: number) => void): Promise<void> {
  const dice = makeDice(seed);
  // Skips triggers and foreign keys, as a restore does. Check constraints still apply.
  await client.query("SET session_replication_role = replica");
  await write(client, oneTime());
  for (let done = 0; done < policies; done += batchSize) {
    const signed = Math.min(batchSize, policies - done);
    const rows: Rows = {};
    for (let at = 0; at < signed * (1 + unsignedPerPolicy); at++) {
      const number = done * (1 + unsignedPerPolicy) + at;
      add(rows, rowsOf(makeLife(number, dice, at % (1 + unsignedPerPolicy) === 0)));
    }
    await write(client, rows);
    report(done + signed);
  }
  await client.query(`INSERT INTO case_words (ref_id, words)
    SELECT a.ref_id, search_words(concat_ws(' ', a.answers #>> '{userInfo,firstName}', a.answers #>> '{userInfo,lastName}',
      a.answers #>> '{userInfo,email}', a.answers #>> '{address,fullAddress}', a.ref_id))
    FROM decision d JOIN application a ON a.decision_id = d.id
    WHERE (d.opened_at IS NOT NULL OR d.outcome = 'REFUSED') AND d.inputs <> '{}' AND a.signed_at IS NULL`);
  await client.query("SET session_replication_role = DEFAULT");
  await client.query("VACUUM (ANALYZE)");

  function rowsOf(life: Life): Rows {
    const { signed } = life;
    const common: Rows = {
      application: [applicationRow(life)],
      application_history: historyRows(life),
      application_token: tokenRows(life, dice),
      decision: decisionRows(life),
      document: documentRows(life, dice),
      mail: mailRows(life, dice),
    };
    return signed ? { ...common, ...rowsOfPolicy({ ...life, signed }) } : common;
  }

  function rowsOfPolicy(life: signing.Signed): Rows {
    const { account, policy } = signing.accountRows(life, dice);
    const { signed, given, contract } = signedDocuments(life, dice);
    return {
      policy: [signing.policyRow(life, dice)],
      policy_evidence: [signing.evidenceRow(life, dice)],
      policy_history: signing.policyHistoryRows(life),
      landlord_link: signing.landlordLinkRows(life, dice),
      landlord_wait: [signing.landlordWaitRow(life)],
      rating: [signing.ratingRow(life, dice)],
      account: [account],
      account_policy: [policy],
      signed_document: signed,
      given_document: given,
      policy_document: [contract],
      ...claimRows(life, dice),
      ...moneyRows(life, dice),
    };
  }
}

function oneTime(): Rows {
  const person = { password_hash: "", totp_secret: null, totp_since: null, totp_last_step: null, disabled_at: null };
  const email = "desk@example.com";
  const staff: Row<"staff_account"> = {
    ...person,
    id: staffId,
    email,
    email_key: email,
    name: "Jörg Desk",
    role: "administrator",
    created_at: now,
  };
  const partner = {
    id: "demo-partner",
    name: "Hausverwaltung",
    signing_key: null,
    onboarding_base_url: null,
    created_at: now,
  };
  return { staff_account: [staff], partner: [partner], policy_document: sharedDocumentRows() };
}

function add(rows: Rows, more: Rows): void {
  for (const [table, added] of Object.entries(more)) {
    const all: unknown = Reflect.get(rows, table);
    if (Array.isArray(all)) all.push(...added);
    else Reflect.set(rows, table, [...added]);
  }
}

async function write(client: Client, rows: Rows): Promise<void> {
  for (const [table, some] of Object.entries(rows)) await copyRows(client, table, some);
}
