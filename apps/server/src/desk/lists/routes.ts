import {
  answerQuestion,
  getFigures,
  getLetter,
  listCharges,
  listNotices,
  listQuestions,
  listStaffDeliveries,
  listStaffPolicies,
  listTroubledMails,
  noteLetterPosted,
  noteLetterReturned,
  recordRefundTransfer,
  resendStaffDelivery,
  sendMailAgain,
  settleMail,
  settleNotice,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { chargeList } from "./charges.ts";
import { readFigures } from "./figures.ts";
import { markLetterPosted, markLetterReturned, typesetLetter } from "./letters.ts";
import { mailList, resendMail, settleRefusedMail } from "./mails.ts";
import { noticeList, markNoticeSettled } from "./notices.ts";
import { policyList } from "./policies.ts";
import { questionList, sendAnswer } from "./questions.ts";
import { deliveryList, resendAtDesk } from "./webhooks.ts";
import { recordTransfer } from "./refund-transfers.ts";
import { registerCall } from "../../platform/http/register-call.ts";

export function listRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, listStaffPolicies, ({ query }) => policyList.readPage(deps, query));
  registerCall(app, deps, listCharges, ({ query }) => chargeList.readPage(deps, query));
  registerCall(app, deps, listNotices, ({ query }, { caller: person }) =>
    noticeList.readPage({ ...deps, person }, query),
  );
  registerCall(app, deps, settleNotice, ({ params, body }, { caller: person }) =>
    markNoticeSettled(deps, person, params, body.note),
  );
  registerCall(app, deps, recordRefundTransfer, ({ params: { refundId }, body }, { caller: person }) =>
    recordTransfer(deps, { person, refundId }, body),
  );
  registerCall(app, deps, listQuestions, ({ query }, { caller: person }) =>
    questionList.readPage({ ...deps, person }, query),
  );
  registerCall(app, deps, answerQuestion, ({ params, body }, { caller: person }) =>
    sendAnswer(deps, person, { ...params, ...body }),
  );
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
  registerCall(app, deps, listStaffDeliveries, ({ query }) => deliveryList.readPage(deps, query));
  registerCall(app, deps, resendStaffDelivery, ({ params }, { caller: person }) => resendAtDesk(deps, person, params));
  registerCall(app, deps, getFigures, ({ query }) => readFigures(deps, Number(query.days)));
}
