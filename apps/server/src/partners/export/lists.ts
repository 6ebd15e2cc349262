import { type Call, type CallInput, type PartnerList, toFieldErrors } from "@kautia/contract";
import { safeParse } from "zod/mini";
import type { Deps } from "../../deps.ts";
import type { Cell, Writer } from "../../platform/csv/writer.ts";
import { Refusal, refuse, refuseFields } from "../../platform/http/refusal.ts";
import type { CursorList } from "../../platform/lists/define-cursor-list.ts";
import type { Partner } from "../../platform/http/callers.ts";
import { guaranteeList } from "../guarantees/list.ts";
import { partnerClaimList } from "../guarantees/list-claims.ts";
import { invitationList } from "../invitations/list.ts";
import { propertyList } from "../properties/own-properties.ts";

type Needs = Deps & { partner: Partner };

interface Source {
  headings: string[];
  /** Refuses a filter that does not belong to this list or has a wrong value. */
  read: (needs: Needs, filters: object, write: Writer) => AsyncIterable<Cell[]> | Refusal;
}

function source<C extends Call, Row>({ call, columns, readPage }: CursorList<C, Needs, Row>): Source {
  return {
    headings: columns.map(([heading]) => heading),
    read(needs, filters, write) {
      const parsed = call.query && safeParse(call.query, filters);
      if (parsed?.error) return refuseFields(toFieldErrors(parsed.error, filters));
      const known = Object(parsed?.data);
      const foreign = Object.keys(filters).filter((name) => !Object.hasOwn(known, name));
      if (foreign.length > 0) return refuse("FIELD_INVALID", foreign);
      return readAll(async (after) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the call's schema made it, as its type says
        const page = await readPage(needs, { ...known, after } as CallInput<C>["query"] & { after: string | null });
        // Only a cursor can be refused, and here each cursor comes from the previous page.
        if (page instanceof Refusal) throw new Error("a page of an export was refused");
        return { rows: page.rows.map((row) => columns.map(([, value]) => value(row, write))), next: page.next };
      });
    },
  };
}

interface Page {
  rows: Cell[][];
  next: string | null;
}

async function* readAll(readPage: (after: string | null) => Promise<Page>): AsyncIterable<Cell[]> {
  for (let after: string | null = null; ;) {
    const { rows, next }: Page = await readPage(after);
    yield* rows;
    if (next === null) return;
    after = next;
  }
}

export const sources: Record<PartnerList, Source> = {
  homes: source(propertyList),
  invitations: source(invitationList),
  guarantees: source(guaranteeList),
  claims: source(partnerClaimList),
};
