import {
  correctContact,
  getPerson,
  listTimeline,
  previewMessage,
  recordBankPayment,
  retryCharge,
  writeMessage,
  writeOffPremium,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import { askToBook } from "./bank-payment.ts";
import { retry } from "./charges.ts";
import { correct } from "./correct-contact.ts";
import { findApplication, findPerson } from "./find-person.ts";
import { preview, send } from "./message.ts";
import { readPerson } from "./read.ts";
import { readTimeline } from "./timeline.ts";
import { askToWriteOff } from "./write-off.ts";

export function personRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, getPerson, ({ params }) => readPerson(deps, params.id));
  registerCall(app, deps, listTimeline, async ({ params: { of, id }, query: { group = null, before } }) => {
    const person = of === "person" ? await findPerson(deps.db, id) : null;
    const ofPerson = person ? [...person.refIds, ...person.shared] : [];
    const refIds = of === "person" ? ofPerson : await findApplication(deps.db, id);
    return readTimeline(deps, { refIds, group, before });
  });
  registerCall(app, deps, previewMessage, ({ params, body }) => preview(deps, params.refId, body));
  registerCall(app, deps, writeMessage, ({ params, body }, { caller }) => send(deps, caller, params.refId, body));
  registerCall(app, deps, correctContact, ({ params, body }, { caller }) => correct(deps, caller, params.refId, body));
  registerCall(app, deps, recordBankPayment, ({ params, body }, { caller }) => askToBook(deps, caller, params, body));
  registerCall(app, deps, writeOffPremium, ({ params, body }, { caller }) =>
    askToWriteOff(deps, caller, params, body.reason),
  );
  registerCall(app, deps, retryCharge, ({ params }, { caller }) => retry(deps, caller, params));
}
