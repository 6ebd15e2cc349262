import {
  type Call,
  type CallAnswer,
  type CallInput,
  type GuaranteeRow,
  type InvitationView,
  listGuarantees,
  listInvitations,
  listPartnerClaims,
  listProperties,
  type PartnerClaimRow,
  type PartnerList,
  toFieldErrors,
} from "@kautia/contract";
import { safeParse } from "zod/mini";
import type { Deps } from "../../deps.ts";
import type { Cell, Column, Writer } from "../../platform/csv/writer.ts";
import { Refusal, refuse, refuseFields } from "../../platform/http/refusal.ts";
import { listOwnGuarantees } from "../guarantees/list.ts";
import { listClaims } from "../guarantees/list-claims.ts";
import { listOwnInvitations } from "../invitations/list.ts";
import { listOwnProperties } from "../properties/own-properties.ts";
import type { Partner } from "../../platform/http/callers.ts";

interface Source {
  headings: string[];
  /** Refuses a filter that does not belong to this list or has a wrong value. */
  read: (deps: Deps, partner: Partner, filters: object, write: Writer) => AsyncIterable<Cell[]> | Refusal;
}

type Page<Row> = { rows: Row[]; next: string | null };

function source<C extends Call, Row>(
  call: C,
  find: (deps: Deps, partner: Partner, query: CallInput<C>["query"]) => Promise<Page<Row>>,
  cells: Column<Row>[],
): Source {
  return {
    headings: cells.map(([heading]) => heading),
    read(deps, partner, filters, write) {
      const parsed = call.query && safeParse(call.query, filters);
      if (parsed?.error) return refuseFields(toFieldErrors(parsed.error, filters));
      const known = Object(parsed?.data);
      const foreign = Object.keys(filters).filter((name) => !Object.hasOwn(known, name));
      if (foreign.length > 0) return refuse("FIELD_INVALID", foreign);
      return readAll(async (after) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the call's schema made it, as its type says
        const query = { ...known, after } as CallInput<C>["query"];
        const { rows, next } = await find(deps, partner, query);
        return { rows: rows.map((row) => cells.map(([, value]) => value(row, write))), next };
      });
    },
  };
}

async function* readAll(readPage: (after: string | null) => Promise<Page<Cell[]>>): AsyncIterable<Cell[]> {
  for (let after: string | null = null; ;) {
    const { rows, next }: Page<Cell[]> = await readPage(after);
    yield* rows;
    if (next === null) return;
    after = next;
  }
}

/** Only a cursor can be refused, and here each cursor comes from the previous page. */
function expectPage<Answer extends object>(answer: Answer | Refusal): Answer {
  if (answer instanceof Refusal) throw new Error("a page of an export was refused");
  return answer;
}

type Home = CallAnswer<typeof listProperties>["properties"][number];

const homeColumns: Column<Home>[] = [
  ["manager.col.home", ({ id }) => id],
  ["manager.col.street", ({ address: { street, streetNumber } }) => `${street} ${streetNumber}`],
  ["manager.col.unit", ({ address }) => address.unitName],
  ["manager.col.zip", ({ address }) => address.zip],
  ["manager.col.city", ({ address }) => address.city],
  ["manager.col.country", ({ address }) => address.country],
  ["manager.col.changed", ({ changedAt }, { time }) => time(changedAt)],
];

const invitationColumns: Column<InvitationView>[] = [
  ["manager.col.reference", ({ reference }) => reference],
  ["manager.col.tenantEmail", ({ tenantEmail }) => tenantEmail],
  ["manager.col.address", ({ fullAddress }) => fullAddress],
  ["manager.col.start", ({ insuranceStart }) => insuranceStart],
  ["manager.col.end", ({ insuranceEnd }) => insuranceEnd],
  ["manager.col.state", ({ status }, { t }) => t(`manager.invitation.${status}`)],
  ["manager.col.invited", ({ createdAt }, { time }) => time(createdAt)],
  ["manager.col.expires", ({ expiresAt }, { time }) => time(expiresAt)],
  ["manager.col.used", ({ usedAt }, { time }) => time(usedAt)],
];

const guaranteeColumns: Column<GuaranteeRow>[] = [
  ["manager.col.reference", ({ reference }) => reference],
  ["manager.col.contract", ({ contractNumber }) => contractNumber],
  ["manager.col.tenant", ({ tenantName }) => tenantName],
  ["manager.col.address", ({ fullAddress }) => fullAddress],
  ["manager.col.deposit", ({ depositAmount }, { amount }) => amount(depositAmount)],
  ["manager.col.start", ({ insuranceStart }) => insuranceStart],
  ["manager.col.signed", ({ signedAt }, { time }) => time(signedAt)],
  ["manager.col.state", ({ status }, { t }) => t(`manager.guarantee.${status}`)],
  ["manager.col.changed", ({ changedAt }, { time }) => time(changedAt)],
];

const claimColumns: Column<PartnerClaimRow>[] = [
  ["manager.col.reference", ({ reference }) => reference],
  ["manager.col.contract", ({ contractNumber }) => contractNumber],
  ["manager.col.tenant", ({ tenantName }) => tenantName],
  ["manager.col.address", ({ fullAddress }) => fullAddress],
  ["manager.col.amount", ({ amount: of }, { amount }) => amount(of)],
  ["manager.col.reported", ({ reportedAt }, { time }) => time(reportedAt)],
  ["manager.col.state", ({ state }, { t }) => t(`manager.claim.${state}`)],
  ["manager.col.granted", ({ granted }, { amount }) => amount(granted)],
  ["manager.col.paid", ({ paidOn }) => paidOn],
];

export const sources: Record<PartnerList, Source> = {
  homes: source(
    listProperties,
    async (deps, { id }, query) => {
      const { properties: rows, next } = await listOwnProperties(deps, id, query);
      return { rows, next };
    },
    homeColumns,
  ),
  invitations: source(
    listInvitations,
    async (deps, partner, query) => {
      const { invitations: rows, next } = expectPage(await listOwnInvitations(deps, partner, query));
      return { rows, next };
    },
    invitationColumns,
  ),
  guarantees: source(
    listGuarantees,
    async (deps, partner, query) => {
      const { guarantees: rows, next } = await listOwnGuarantees(deps, partner, query);
      return { rows, next };
    },
    guaranteeColumns,
  ),
  claims: source(
    listPartnerClaims,
    async (deps, partner, query) => {
      const { claims: rows, next } = expectPage(await listClaims(deps, partner, query));
      return { rows, next };
    },
    claimColumns,
  ),
};
