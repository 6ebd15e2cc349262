import {
  getLetter,
  listTroubledMails,
  noteLetterPosted,
  noteLetterReturned,
  sendMailAgain,
  settleMail,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import { markLetterPosted, markLetterReturned, typesetLetter } from "./letters.ts";
import { mailList } from "./list.ts";
import { resendMail, settleRefusedMail } from "./send-again.ts";

export function mailRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, listTroubledMails, ({ query }, { caller: person }) =>
    mailList.readPage({ ...deps, person }, query),
  );
  registerCall(app, deps, sendMailAgain, ({ params }, { caller: person }) => resendMail(deps, person, params.id));
  registerCall(app, deps, settleMail, ({ params }, { caller: person }) => settleRefusedMail(deps, person, params.id));
  registerCall(app, deps, getLetter, ({ params, query }) => typesetLetter(deps, params.id, query.part));
  registerCall(app, deps, noteLetterPosted, ({ params }, { caller: person }) =>
    markLetterPosted(deps, person, params.id),
  );
  registerCall(app, deps, noteLetterReturned, ({ params }, { caller: person }) =>
    markLetterReturned(deps, person, params.id),
  );
}
