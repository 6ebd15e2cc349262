// The files that `npm run mutation` changes, and the tests that should notice. Update these lists when files move: a
// pattern that matches no file is an error.

const contract = "packages/contract/src";
const server = "apps/server/src";

/**
 * Pure rules by area. Tables without logic (the figures of the tariffs, limits.ts, enums.ts) are left out, because a
 * test could only repeat them.
 * @type {Record<string, readonly string[]>}
 */
export const areas = {
  money: [
    `${server}/billing/rules/charge-key.ts`,
    `${server}/claims/rules/claiming.ts`,
    `${server}/quote/rules/counterfactual.ts`,
    `${server}/billing/rules/refund.ts`,
    `${server}/leaving/rules/leaving.ts`,
    `${server}/billing/rules/ledger.ts`,
    `${server}/billing/rules/next-charge.ts`,
    `${server}/invitations/rules/offer-answers.ts`,
    `${server}/billing/rules/repayment-plan.ts`,
    `${server}/quote/rules/scorecard.ts`,
    `${server}/quote/rules/tariff/price.ts`,
    `${contract}/fields/money.ts`,
    `${contract}/rules/deposit.ts`,
  ],
  dates: [
    `${server}/landlord/rules/answer-deadline.ts`,
    `${server}/platform/rules/local-day.ts`,
    `${server}/access/rules/login-delay.ts`,
    `${server}/policy/rules/moving-out.ts`,
    `${server}/billing/rules/premium-schedule.ts`,
    `${server}/platform/rules/retry-delays.ts`,
    `${server}/platform/rules/sliding-limit.ts`,
    `${contract}/fields/dates.ts`,
    `${contract}/rules/insurance-dates.ts`,
    `${contract}/rules/retention.ts`,
  ],
  flow: [
    `${server}/policy-documents/rules/certificate-status.ts`,
    `${server}/application/rules/consents.ts`,
    `${server}/policy/rules/policy-state.ts`,
    `${server}/policy/rules/{past-events,status-line,upcoming-events}.ts`,
    `${contract}/flow/policy-status.ts`,
    `${contract}/flow/progress.ts`,
    `${contract}/flow/screens.ts`,
    `${contract}/questions/*.ts`,
  ],
  guards: [`${contract}/flow/run-guards.ts`, `${contract}/flow/guards/*.ts`],
  fields: [
    `${contract}/fields/address.ts`,
    `${contract}/fields/contract-number.ts`,
    `${contract}/fields/email.ts`,
    `${contract}/fields/login.ts`,
    `${contract}/fields/page.ts`,
    `${contract}/fields/password.ts`,
    `${contract}/fields/phone.ts`,
    `${contract}/fields/text.ts`,
    `${contract}/fields/token.ts`,
    `${contract}/problem.ts`,
  ],
};

/** Unit and property tests without a database: the vitest projects 'contract' and 'server-rules'. */
export const tests = [`${contract}/**/*.test.ts`, `${server}/*/rules/**/*.test.ts`];
