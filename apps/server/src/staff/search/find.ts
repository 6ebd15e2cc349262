import {
  type CallAnswer,
  listPartners,
  mayCall,
  minSearchLength,
  type searchDesk,
  staffHitKinds,
  staffHitLimits,
  type StaffHit,
  type StaffMatchKind,
  tidyContractNumber,
} from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { runNamed } from "../../platform/database/run-named.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { isUuid } from "../../platform/rules/uuid.ts";
import { type FoundRow, selectHits } from "../../views/staff-search.ts";
import { readSearch } from "../rules/read-search.ts";

/**
 * Puts a typed contract number into its usual form, so that any spelling finds it. Leaves out the last word of an email
 * address, because looking up '.com' takes as long as all others.
 */
export function tidySearch(search: string): string {
  return /^(?:de|at)/i.test(search)
    ? tidyContractNumber(search)
    : search.replaceAll(/(@[^\s@]+)\.[a-z]{2,}(?=\s|$)/gi, "$1");
}

export async function searchEverything(
  { db, sql, clock }: Pick<Deps, "db" | "sql" | "clock">,
  { role }: Pick<StaffMember, "role">,
  search: string | null,
): Promise<CallAnswer<typeof searchDesk>> {
  if (search === null || search.length < minSearchLength) return { hits: [], more: [] };
  const { words: parts, ...reading } = readSearch(search, clock.now().getUTCFullYear());
  const words = tidySearch(search);
  const id = isUuid(search) ? search : null;
  const seesPartners = mayCall(role, listPartners);
  const query = selectHits({ words, typed: search, id, parts, ...reading, seesPartners });
  const rows = await runNamed(sql, "staff-search", query.compile(db));
  const hits = rows.filter(({ kind }) => kind !== "PERSON").map((row) => toHit(row, words));
  const found = [...people(rows, words), ...hits];
  const groups = staffHitKinds.map((kind) => ({ kind, found: found.filter((hit) => hit.kind === kind) }));
  return {
    hits: groups.flatMap(({ kind, found: all }) => all.slice(0, staffHitLimits[kind])),
    more: groups.filter(({ kind, found: all }) => all.length > staffHitLimits[kind]).map(({ kind }) => kind),
  };
}

const aboutTenant: readonly StaffMatchKind[] = [
  "NAME",
  "SIMILAR",
  "EMAIL",
  "PHONE",
  "BIRTH_DATE",
  "HOME",
  "OLD_ADDRESS",
  "WORDS",
];

/** The tenants of the contracts and cases that were found by something of the tenant, each once. */
function people(rows: readonly FoundRow[], words: string): StaffHit[] {
  const byPerson = new Map<string, StaffHit>();
  for (const row of rows) {
    if (row.personId === null || !["PERSON", "POLICY", "CASE"].includes(row.kind)) continue;
    const hit = toHit(row, words);
    if (!aboutTenant.includes(hit.match.kind) || byPerson.has(row.personId)) continue;
    const ofNoContract = { contractNumber: null, status: null, cause: null, outcome: null };
    const { personId: id, personName, personEmail: email } = row;
    byPerson.set(id, { ...hit, ...ofNoContract, kind: "PERSON", id, tenantName: personName ?? "", email });
  }
  return [...byPerson.values()];
}

function toHit(row: FoundRow, words: string): StaffHit {
  const { kind, id, refId, tenantName, email, contractNumber, fullAddress, status, cause, outcome } = row;
  const shown = { kind, id, refId, tenantName, email, contractNumber, fullAddress, status, cause, outcome };
  return { ...shown, match: matchOf(row, words) };
}

/** A hit by words counts as found by the first field that contains the first word. */
function matchOf(row: FoundRow, words: string): StaffHit["match"] {
  if (row.matchKind !== null) return { kind: row.matchKind, text: row.matchText };
  const [first = ""] = words.toLowerCase().split(/\s+/);
  const fields = [
    ["NAME", row.tenantName],
    ["EMAIL", row.email],
    ["HOME", row.fullAddress],
    ["LANDLORD", row.landlordName],
    ["LANDLORD_EMAIL", row.landlordEmail],
    ["NUMBER", row.contractNumber],
    ["NUMBER", row.refId],
  ] as const;
  const [kind, text] = fields.find(([, field]) => field?.toLowerCase().includes(first)) ?? ["WORDS", null];
  return { kind, text };
}
