import { readFile, stat } from "node:fs/promises";
import type { Log } from "../../platform/log.ts";
import type { SanctionedParty, Sanctions } from "../ports.ts";
import { foldForMatch, mayBeSame } from "../rules/match-name.ts";
import { readEuList, type SanctionsList } from "../rules/read-list.ts";
import { day } from "../../platform/rules/durations.ts";

/** In days. The list changes every few days. */
const oldAfter = 7;

/** The EU's consolidated list in a file, which may be replaced at any time. */
export function makeListFile({ path, log }: { path: string; log: Log }): Sanctions {
  let known: { list: SanctionsList; changedAt: number } | null = null;

  /** Null if the file cannot be read or is no list. */
  async function load(): Promise<{ list: SanctionsList; changedAt: number } | null> {
    try {
      const { mtimeMs: changedAt } = await stat(path);
      if (known?.changedAt === changedAt) return known;
      const list = readEuList(await readFile(path, "utf8"));
      if (!list) log.error({ path }, "the sanctions list is not the EU's list as CSV 1.1, so nothing is paid out");
      known = list && { list, changedAt };
    } catch (error) {
      log.error({ path, error: String(error) }, "the sanctions list cannot be read, so nothing is paid out");
      known = null;
    }
    return known;
  }

  return {
    source: "EU consolidated list",
    async find(name) {
      const list = (await load())?.list;
      return list ? { asOf: list.asOf, parties: findParties(list, name) } : null;
    },
    async findWarnings(now) {
      const loaded = await load();
      if (!loaded) return ["SANCTIONS_LIST_UNREADABLE"];
      const madeAt = loaded.list.asOf === null ? loaded.changedAt : Date.parse(loaded.list.asOf);
      return now.getTime() - madeAt > oldAfter * day ? ["SANCTIONS_LIST_OLD"] : [];
    },
  };
}

/** Each party once, whatever the number of its names. */
export function findParties({ names }: Pick<SanctionsList, "names">, name: string): SanctionedParty[] {
  const payee = foldForMatch(name);
  const found = new Map<string, SanctionedParty>();
  for (const { folded, id, name: listed, born } of names)
    if (!found.has(id) && mayBeSame(payee, folded)) found.set(id, { id, name: listed, born });
  return [...found.values()];
}
