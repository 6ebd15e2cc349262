import {
  answerAmendmentAsStaff,
  askAmendmentAsStaff,
  type StaffAction,
  takeBackAmendmentAsStaff,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Transaction } from "kysely";
import { answerAmendment, askForAmendment, assessChange, takeBackAmendment } from "../../amendments/index.ts";
import type { Deps } from "../../deps.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { changeKnown, type Done } from "../change-known.ts";
import { writeNote } from "../notes.ts";
import { recordAct } from "../session.ts";

export function amendmentRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, askAmendmentAsStaff, async ({ params: { refId }, body }, { caller: person }) => {
    const { change, note } = body;
    const known = deps.db
      .selectFrom("policy")
      .selectAll()
      .where("ref_id", "=", refId)
      .where("forgotten_at", "is", null);
    const policy = (await known.executeTakeFirst()) ?? null;
    const assessment = await assessChange(deps, policy, { change, by: "STAFF", ip: null });
    if (assessment instanceof Refusal) return assessment;
    return act(deps, person, { refId, act: "ask-amendment" }, async (transaction) => {
      const asked = { refId, change, by: "STAFF", staffId: person.id, assessment } as const;
      const refused = await askForAmendment(transaction, deps, asked);
      if (refused === null) await writeNote(transaction, deps, person, refId, { note, called: null });
      return refused;
    });
  });
  registerCall(app, deps, answerAmendmentAsStaff, ({ params, body }, { caller: person, ip, userAgent }) =>
    act(deps, person, { refId: params.refId, act: "answer-amendment" }, (transaction) =>
      answerAmendment(transaction, deps, { ...params, ...body, party: "STAFF", from: { ip, userAgent } }),
    ),
  );
  registerCall(app, deps, takeBackAmendmentAsStaff, ({ params }, { caller: person }) =>
    act(deps, person, { refId: params.refId, act: "take-back-amendment" }, (transaction) =>
      takeBackAmendment(transaction, deps, { ...params, by: "STAFF" }),
    ),
  );
}

/** Makes a change of a known contract and records who made it. */
function act(
  deps: Deps,
  person: StaffMember,
  { refId, act: name }: { refId: string; act: StaffAction },
  change: (transaction: Transaction<Database>) => Promise<Refusal | null>,
): Promise<Done | Refusal> {
  return changeKnown(deps, refId, async (transaction) => {
    const refused = await change(transaction);
    if (!refused) await recordAct(transaction, deps, { by: person.id, act: name, refId });
    return refused;
  });
}
