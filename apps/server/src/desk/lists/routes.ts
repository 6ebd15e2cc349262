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
import { chargeList } from "./charges.ts";
import { readFigures } from "./figures.ts";
import { markLetterPosted, typesetLetter } from "./letters.ts";
import { mailList, resendMail, resendMails, settleRefusedMail } from "./mails.ts";
import { noticeList, markNoticeSettled } from "./notices.ts";
import { partnerList } from "./partners.ts";
import { policyList } from "./policies.ts";
import { questionList, sendAnswer } from "./questions.ts";
import { deliveryList, listOfPartner, resendAtDesk, testAtDesk } from "./webhooks.ts";
import { recordTransfer } from "./refund-transfers.ts";
import { withdrawalList } from "./withdrawals.ts";

export function listRoutes(app: FastifyInstance, deps: Deps): void {
  registerStaffCall(app, deps, listStaffPolicies, ({ query }) => policyList.readPage(deps, query));
  registerStaffCall(app, deps, listCharges, ({ query }) => chargeList.readPage(deps, query));
  registerStaffCall(app, deps, listNotices, ({ query }) => noticeList.readPage(deps, query));
  registerStaffCall(app, deps, settleNotice, ({ params, body }, person) =>
    markNoticeSettled(deps, person, params, body.note),
  );
  registerStaffCall(app, deps, recordRefundTransfer, ({ params: { refundId }, body }, person) =>
    recordTransfer(deps, { person, refundId }, body),
  );
  registerStaffCall(app, deps, listQuestions, ({ query }) => questionList.readPage(deps, query));
  registerStaffCall(app, deps, answerQuestion, ({ params, body }, person) =>
    sendAnswer(deps, person, { ...params, ...body }),
  );
  registerStaffCall(app, deps, listUnmatchedWithdrawals, ({ query }) => withdrawalList.readPage(deps, query));
  registerStaffCall(app, deps, listTroubledMails, ({ query }) => mailList.readPage(deps, query));
  registerStaffCall(app, deps, sendMailAgain, ({ params }, person) => resendMail(deps, person, params.id));
  registerStaffCall(app, deps, sendMailsAgain, ({ body }, person) => resendMails(deps, person, body.ids));
  registerStaffCall(app, deps, settleMail, ({ params }, person) => settleRefusedMail(deps, person, params.id));
  registerPdfCall(app, getLetter, admitStaff(deps, getLetter), ({ params, query }) =>
    typesetLetter(deps, params.id, query.part),
  );
  registerStaffCall(app, deps, noteLetterPosted, ({ params }, person) => markLetterPosted(deps, person, params.id));
  registerStaffCall(app, deps, listPartners, async () => ({ partners: await partnerList.readAll(deps, undefined) }));
  registerStaffCall(app, deps, listStaffDeliveries, ({ query }) => deliveryList.readPage(deps, query));
  registerStaffCall(app, deps, resendStaffDelivery, ({ params }, person) => resendAtDesk(deps, person, params));
  registerStaffCall(app, deps, listWebhooksOfPartner, ({ params }) => listOfPartner(deps, params));
  registerStaffCall(app, deps, testWebhookOfPartner, ({ params }, person) => testAtDesk(deps, person, params));
  registerStaffCall(app, deps, getFigures, ({ query }) => readFigures(deps, Number(query.days)));
}
