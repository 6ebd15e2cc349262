import {
  answerQuestion,
  getFigures,
  getLetter,
  listCharges,
  listNotices,
  listPartners,
  listQuestions,
  listStaffDeliveries,
  listStaffPolicies,
  listTroubledMails,
  listUnmatchedWithdrawals,
  listWebhooksOfPartner,
  noteLetterPosted,
  recordRefundTransfer,
  resendStaffDelivery,
  sendMailAgain,
  sendMailsAgain,
  settleMail,
  settleNotice,
  testWebhookOfPartner,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { registerPdfCall } from "../../platform/http/pdf-route.ts";
import { admitStaff, registerStaffCall } from "../register-staff-call.ts";
import { findCharges } from "./charges.ts";
import { readFigures } from "./figures.ts";
import { markLetterPosted, typesetLetter } from "./letters.ts";
import { findTroubledMails, resendMail, resendMails, settleRefusedMail } from "./mails.ts";
import { findNotices, markNoticeSettled } from "./notices.ts";
import { findPartners } from "./partners.ts";
import { findPolicies } from "./policies.ts";
import { findQuestions, sendAnswer } from "./questions.ts";
import { findDeliveries, listOfPartner, resendAtDesk, testAtDesk } from "./webhooks.ts";
import { recordTransfer } from "./refund-transfers.ts";
import { findUnmatchedWithdrawals } from "./withdrawals.ts";

export function listRoutes(app: FastifyInstance, deps: Deps): void {
  registerStaffCall(app, deps, listStaffPolicies, ({ query }) => findPolicies(deps, query));
  registerStaffCall(app, deps, listCharges, ({ query }) => findCharges(deps, query));
  registerStaffCall(app, deps, listNotices, ({ query }) => findNotices(deps, query));
  registerStaffCall(app, deps, settleNotice, ({ params, body }, person) =>
    markNoticeSettled(deps, person, params, body.note),
  );
  registerStaffCall(app, deps, recordRefundTransfer, ({ params: { refundId }, body }, person) =>
    recordTransfer(deps, { person, refundId }, body),
  );
  registerStaffCall(app, deps, listQuestions, ({ query }) => findQuestions(deps, query));
  registerStaffCall(app, deps, answerQuestion, ({ params, body }, person) =>
    sendAnswer(deps, person, { ...params, ...body }),
  );
  registerStaffCall(app, deps, listUnmatchedWithdrawals, ({ query }) => findUnmatchedWithdrawals(deps, query));
  registerStaffCall(app, deps, listTroubledMails, ({ query }) => findTroubledMails(deps, query));
  registerStaffCall(app, deps, sendMailAgain, ({ params }, person) => resendMail(deps, person, params.id));
  registerStaffCall(app, deps, sendMailsAgain, ({ body }, person) => resendMails(deps, person, body.ids));
  registerStaffCall(app, deps, settleMail, ({ params }, person) => settleRefusedMail(deps, person, params.id));
  registerPdfCall(app, getLetter, admitStaff(deps, getLetter), ({ params, query }) =>
    typesetLetter(deps, params.id, query.part),
  );
  registerStaffCall(app, deps, noteLetterPosted, ({ params }, person) => markLetterPosted(deps, person, params.id));
  registerStaffCall(app, deps, listPartners, () => findPartners(deps));
  registerStaffCall(app, deps, listStaffDeliveries, ({ query }) => findDeliveries(deps, query));
  registerStaffCall(app, deps, resendStaffDelivery, ({ params }, person) => resendAtDesk(deps, person, params));
  registerStaffCall(app, deps, listWebhooksOfPartner, ({ params }) => listOfPartner(deps, params));
  registerStaffCall(app, deps, testWebhookOfPartner, ({ params }, person) => testAtDesk(deps, person, params));
  registerStaffCall(app, deps, getFigures, ({ query }) => readFigures(deps, Number(query.days)));
}
