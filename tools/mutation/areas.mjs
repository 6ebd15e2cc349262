// The files that `npm run mutation` changes, and the tests that should notice. Edit these lists when files move: a pattern
// that matches no file is an error.

const contract = "packages/contract/src";
const domain = "apps/server/src/domain";

/**
 * Pure rules by area. Tables without logic (the tariffs' figures, limits.ts, enums.ts) are left out, because a test could
 * only repeat them.
 * @type {Record<string, readonly string[]>}
 */
export const areas = {
  money: [
    `${domain}/charge-key.ts`,
    `${domain}/claiming.ts`,
    `${domain}/counterfactual.ts`,
    `${domain}/leaving.ts`,
    `${domain}/ledger.ts`,
    `${domain}/next-charge.ts`,
    `${domain}/offer-answers.ts`,
    `${domain}/repayment-plan.ts`,
    `${domain}/scorecard.ts`,
    `${domain}/tariff/price.ts`,
    `${contract}/fields/money.ts`,
    `${contract}/rules/deposit.ts`,
  ],
  dates: [
    `${domain}/kept-until.ts`,
    `${domain}/landlord-wait.ts`,
    `${domain}/local-day.ts`,
    `${domain}/login-delay.ts`,
    `${domain}/moving-out.ts`,
    `${domain}/premium-schedule.ts`,
    `${domain}/waiting.ts`,
    `${contract}/fields/dates.ts`,
    `${contract}/rules/insurance-dates.ts`,
  ],
  flow: [
    `${domain}/certificate-status.ts`,
    `${domain}/consents.ts`,
    `${domain}/policy-life.ts`,
    `${domain}/status-line.ts`,
    `${contract}/flow/policy-status.ts`,
    `${contract}/flow/progress.ts`,
    `${contract}/flow/screens.ts`,
    `${contract}/steps/*.ts`,
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

/** Unit and property tests without a database: the vitest projects 'contract' and 'server-domain'. */
export const tests = [`${contract}/**/*.test.ts`, `${domain}/**/*.test.ts`];
