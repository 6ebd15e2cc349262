import { type Dice, makeDice } from "../addresses/dice.ts";
import { type Life, makeLife } from "./life.ts";
import { applicationRow, decisionRows, historyRows, linkRows } from "./rows/application.ts";
import { claimRows } from "./rows/claims.ts";
import { documentRows, signedDocuments } from "./rows/documents.ts";
import { mailRows } from "./rows/mails.ts";
import { moneyRows } from "./rows/money.ts";
import * as signing from "./rows/policy.ts";
import type { Rows } from "./row.ts";

export const batchSize = 2_000;
/** The number of unsigned applications per policy. */
const unsignedPerPolicy = 1;
const seed = 20_270_115;
/** More than a batch uses (some 420,000), so that no two batches use the same ones. Enough for 17 million policies. */
const numbersPerBatch = 500_000;

/** The rows of the policies from `number` × `batchSize` on, and of as many unsigned applications. The same in every run. */
export function makeBatch(number: number, policies: number): Rows {
  const dice = makeDice(seed, number * numbersPerBatch);
  const first = number * batchSize;
  const count = Math.min(batchSize, policies - first);
  const rows: Rows = {};
  for (let index = 0; index < count * (1 + unsignedPerPolicy); index++)
    add(
      rows,
      rowsOf(makeLife(first * (1 + unsignedPerPolicy) + index, dice, index % (1 + unsignedPerPolicy) === 0), dice),
    );
  return rows;
}

function rowsOf(life: Life, dice: Dice): Rows {
  const { signed } = life;
  const common: Rows = {
    application: [applicationRow(life)],
    application_history: historyRows(life),
    link: linkRows(life, dice),
    decision: decisionRows(life),
    document: documentRows(life, dice),
    mail: mailRows(life, dice),
  };
  return signed ? { ...common, ...rowsOfPolicy({ ...life, signed }, dice) } : common;
}

function rowsOfPolicy(life: signing.Signed, dice: Dice): Rows {
  const { account, policy } = signing.accountRows(life, dice);
  const { signed, given, contract } = signedDocuments(life, dice);
  return {
    policy: [signing.policyRow(life, dice)],
    policy_evidence: [signing.evidenceRow(life, dice)],
    policy_history: signing.policyHistoryRows(life),
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

function add(rows: Rows, more: Rows): void {
  for (const [table, added] of Object.entries(more)) {
    const all: unknown = Reflect.get(rows, table);
    if (Array.isArray(all)) all.push(...added);
    else Reflect.set(rows, table, [...added]);
  }
}
