import {
  type CallAnswer,
  minSearchLength,
  type searchDesk,
  staffHitKinds,
  staffHitLimits,
  type StaffHit,
  tidyContractNumber,
} from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { isUuid } from "../../platform/rules/uuid.ts";
import { runNamed } from "../../platform/database/run-named.ts";
import { selectHits } from "../../views/desk-search.ts";

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
  { db, sql }: Pick<Deps, "db" | "sql">,
  search: string | null,
): Promise<CallAnswer<typeof searchDesk>> {
  if (search === null || search.length < minSearchLength) return { hits: [], more: [] };
  const words = tidySearch(search);
  const hits = selectHits({ words, id: isUuid(search) ? search : null, typed: search });
  const rows = await runNamed(sql, "staff-search", hits.compile(db));
  const groups = staffHitKinds.map((kind) => ({ kind, found: rows.filter((row) => row.kind === kind) }));
  return {
    hits: groups.flatMap(({ kind, found }) => found.slice(0, staffHitLimits[kind]).map(toHit)),
    more: groups.filter(({ kind, found }) => found.length > staffHitLimits[kind]).map(({ kind }) => kind),
  };
}

function toHit(row: StaffHit): StaffHit {
  const { kind, id, refId, tenantName, email, contractNumber, fullAddress, status, cause, outcome } = row;
  return { kind, id, refId, tenantName, email, contractNumber, fullAddress, status, cause, outcome };
}
