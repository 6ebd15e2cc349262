type Files = Readonly<Record<string, string>>;

const server = "apps/server/src";

/** For each rule: files that violate it, and similar files that do not. */
export const cases: Readonly<Record<string, { bad: Files; good: Files }>> = {
  "contract-stands-alone": {
    bad: {
      "packages/contract/src/node.ts": 'import { readFile } from "node:fs";',
      "packages/contract/src/library.ts": 'import type { FastifyInstance } from "fastify";',
    },
    good: { "packages/contract/src/schema.ts": 'import * as z from "zod/mini";\nimport { a } from "./other.ts";' },
  },
  "contract-stands-alone-in-tests": {
    bad: { "packages/contract/src/a.test.ts": 'import { mails } from "@kautia/locales/mails";' },
    good: { "packages/contract/src/b.test.ts": 'import { test } from "vitest";\nimport { join } from "node:path";' },
  },
  "locales-stand-alone": {
    bad: { "packages/locales/src/en.ts": 'import type { ErrorCode } from "@kautia/contract";' },
    good: {
      "packages/locales/src/de.ts":
        'import { questions } from "./questions.ts";\nimport { languages } from "@kautia/contract/languages";',
    },
  },
  "locales-stand-alone-in-tests": {
    bad: {
      "packages/locales/src/a.test.ts": 'import { errors } from "@kautia/contract";',
      "packages/locales/src/testing/find-english.ts": 'import { errors } from "@kautia/contract";',
    },
    good: { "packages/locales/src/b.test.ts": 'import fc from "fast-check";' },
  },
  "formats-know-texts-and-contract": {
    bad: { "packages/locales/src/format/when.ts": 'import { use } from "react";' },
    good: { "packages/locales/src/format/write.ts": 'import type { ErrorCode } from "@kautia/contract";' },
  },
  "formats-know-texts-and-contract-in-tests": {
    bad: { "packages/locales/src/format/a.test.ts": 'import { use } from "react";' },
    good: { "packages/locales/src/format/b.test.ts": 'import { errors } from "@kautia/contract";' },
  },
  "design-system-knows-only-react": {
    bad: { "packages/design-system/src/Link.tsx": 'import { Link } from "react-router";' },
    good: {
      "packages/design-system/src/Button.tsx":
        'import { use } from "react";\nimport "./button.css";\nimport "@fontsource-variable/figtree";',
      "packages/design-system/vite.config.ts": 'import { defineConfig } from "vite";',
    },
  },
  "design-system-knows-only-react-in-tests": {
    bad: { "packages/design-system/src/Link.test.tsx": 'import { errors } from "@kautia/contract";' },
    good: { "packages/design-system/src/Button.test.tsx": 'import { render } from "@testing-library/react";' },
  },
  "double-stands-alone": {
    bad: { "packages/stripe-double/src/a.ts": 'import { errors } from "@kautia/contract";' },
    good: {
      "packages/stripe-double/src/b.ts": 'import type Stripe from "stripe";\nimport { createServer } from "node:http";',
    },
  },
  "partner-client-stands-alone": {
    bad: { "packages/partner-client/src/a.ts": 'import { errors } from "@kautia/contract";' },
    good: {
      "packages/partner-client/src/b.ts":
        'import createClient from "openapi-fetch";\nimport { sign } from "node:crypto";',
    },
  },
  "journeys-stay-outside": {
    bad: { "e2e/a.test.ts": 'import { buildApp } from "../apps/server/src/app.ts";' },
    good: { "e2e/b.test.ts": 'import { startPostgres } from "../tools/lib/postgres.ts";' },
  },
  "measurements-know-no-web": {
    bad: { "bench/a.ts": 'import { form } from "../apps/web/src/form/form.ts";' },
    good: { "bench/b.ts": 'import { buildApp } from "../apps/server/src/app.ts";' },
  },
  "product-needs-no-test-code": {
    bad: {
      "apps/web/src/a.ts": 'import { expect } from "vitest";',
      [`${server}/dev/routes.ts`]: 'import { sampleDeps } from "../testing/sample-deps.ts";',
    },
    good: { "apps/web/src/a.test.ts": 'import { expect } from "vitest";' },
  },
  "vendors-behind-adapters": {
    bad: {
      [`${server}/mails/post.ts`]: 'import { createTransport } from "nodemailer";',
      "apps/web/src/payment/Card.tsx": 'import { loadStripe } from "@stripe/stripe-js";',
    },
    good: {
      [`${server}/mails/adapters/post.ts`]: 'import { createTransport } from "nodemailer";',
      "apps/web/src/payment/adapters/stripe.ts": 'import { loadStripe } from "@stripe/stripe-js";',
    },
  },
  "imports-resolve": {
    // Single quotes, so that the fixture writer does not create the imported file.
    bad: { "tools/a.ts": "export { a } from './nowhere.ts';" },
    good: { "tools/b.ts": 'export { a } from "./somewhere.ts";' },
  },
  "office-knows-no-other-app": {
    bad: {
      "apps/office/src/shell/reaches-web.ts": 'import "../../../web/src/shell/wanted.ts";',
    },
    good: {
      "apps/web/src/shell/wanted.ts": "export {};",
      "apps/office/src/shell/reaches-contract.ts": 'import "@kautia/contract";',
    },
  },
  "nothing-knows-the-office": {
    bad: {
      "bench/reaches-office.ts": 'import "../apps/office/src/shell/measured.ts";',
    },
    good: {
      "apps/office/src/shell/measured.ts": "export {};",
      "apps/office/src/shell/inside.ts": 'import "./beside.ts";',
      "apps/office/src/shell/beside.ts": "export {};",
    },
  },
  "office-knows-no-node": {
    bad: { "apps/office/src/shell/on-node.ts": 'import { join } from "node:path";' },
    good: { "apps/office/src/shell/on-node.test.ts": 'import { join } from "node:path";' },
  },
  "desk-and-partners-stand-apart": {
    bad: {
      "apps/office/src/staff/reaches-partner.ts": 'import "../partner/theirs.ts";',
    },
    good: {
      "apps/office/src/partner/theirs.ts": "export {};",
      "apps/office/src/staff/reaches-parts.ts": 'import "../parts/shared.ts";',
      "apps/office/src/parts/shared.ts": "export {};",
    },
  },
  "office-parts-know-no-page": {
    bad: {
      "apps/office/src/parts/reaches-page.ts": 'import { page } from "../staff/page.ts";',
    },
    good: {
      "apps/office/src/staff/page.ts": "export const page = 1;",
      "apps/office/src/parts/reaches-type.ts": 'import type { Routes } from "../staff/all-routes.ts";',
      "apps/office/src/staff/all-routes.ts": "export type Routes = 1;",
    },
  },
  "web-knows-no-server": {
    bad: {
      "apps/web/src/b.ts": 'export { tariff } from "../../server/src/quote/tariff.ts";',
      "apps/web/src/b.test.ts": 'import { buildApp } from "@kautia/server";',
    },
    good: { "apps/web/src/c.ts": 'import { steps } from "@kautia/contract";' },
  },
  "web-knows-no-node": {
    bad: { "apps/web/src/d.ts": 'import { join } from "node:path";' },
    good: { "apps/web/src/d.test.ts": 'import { readFile } from "node:fs/promises";' },
  },
  "parts-know-no-page": {
    bad: { "apps/web/src/parts/price/Rail.tsx": 'import { a } from "../../screens/offers/Offers.tsx";' },
    good: { "apps/web/src/parts/price/Plan.tsx": 'import { a } from "../../shell/Title.tsx";' },
  },
  "question-stands-alone": {
    bad: {
      "apps/web/src/questions/pets/Pets.tsx": 'import { a } from "../name/Name.tsx";',
      "apps/web/src/questions/pets/save.ts": 'import { client } from "../../api/client.ts";',
    },
    good: {
      "apps/web/src/questions/pets/List.tsx":
        'import { a } from "./options.ts";\nimport { b } from "../../form/field.tsx";',
    },
  },
  "screen-stands-alone": {
    bad: { "apps/web/src/screens/offers/Offers.tsx": 'const { Card } = await import("../payment/Payment.tsx");' },
    good: {
      "apps/web/src/screens/offers/Card.tsx":
        'import { a } from "./Price.tsx";\nimport { b } from "../../api/client.ts";',
    },
  },
  "server-knows-no-web": {
    bad: { [`${server}/welcome.ts`]: 'const { Button } = await import("@kautia/design-system");' },
    good: { [`${server}/explain-start.ts`]: 'import { mails } from "@kautia/locales/mails";' },
  },
  "server-knows-no-react": {
    bad: { [`${server}/platform/http/page.tsx`]: 'import { createElement } from "react";' },
    good: { [`${server}/platform/http/register-call.ts`]: 'import type { FastifyInstance } from "fastify";' },
  },
  "modules-meet-at-the-index": {
    bad: {
      [`${server}/billing/refund.ts`]: 'import { findPolicy } from "../policy/store.ts";',
      [`${server}/billing/charge.ts`]: 'import type { PolicyPort } from "../policy/ports.ts";',
      [`${server}/billing/jobs.ts`]: 'import { endOfPolicy } from "../policy/rules/policy-state.ts";',
    },
    good: {
      [`${server}/billing/store.ts`]:
        'import { cancel } from "../policy/index.ts";\nimport { add } from "./ledger.ts";\nimport { localDay } from "../platform/rules/local-day.ts";',
      [`${server}/billing/store.test.ts`]: 'import { findPolicy } from "../policy/store.ts";',
      [`${server}/app.ts`]: 'import { registerBilling } from "./billing/routes.ts";',
      [`${server}/deps.ts`]: 'import type { CardPort } from "./billing/ports.ts";',
    },
  },
  "modules-know-no-root": {
    bad: {
      [`${server}/claims/routes.ts`]: 'import { explain } from "../explain-start.ts";',
      [`${server}/claims/jobs.ts`]: 'import { runCommand } from "../commands/run-command.ts";',
    },
    good: { [`${server}/claims/store.ts`]: 'import type { Deps } from "../deps.ts";' },
  },
  "platform-knows-no-module": {
    bad: {
      [`${server}/platform/http/health.ts`]: 'import type { Policy } from "../../policy/index.ts";',
      [`${server}/platform/http/limits.ts`]: 'import type { Deps } from "../../deps.ts";',
    },
    good: {
      [`${server}/platform/http/errors.ts`]:
        'import { errors } from "@kautia/contract";\nimport { connect } from "../database/connection.ts";',
      [`${server}/platform/http/api.test.ts`]: 'import { buildApp } from "../../app.ts";',
    },
  },
  "access-knows-no-module": {
    bad: { [`${server}/access/sessions.ts`]: 'import { findAccount } from "../account/index.ts";' },
    good: {
      [`${server}/access/links.ts`]:
        'import { loginLinkMinutes } from "@kautia/contract";\nimport { hashToken } from "../platform/tokens.ts";',
    },
  },
  "views-know-no-module": {
    bad: { [`${server}/views/owed.ts`]: 'import { claimState } from "../policy/index.ts";' },
    good: {
      [`${server}/views/claims.ts`]:
        'import type { ClaimState } from "@kautia/contract";\nimport { localDay } from "../platform/rules/local-day.ts";\nimport { policyColumn } from "./owed.ts";',
      [`${server}/desk/claims-list.ts`]: 'import { selectClaims } from "../views/claims.ts";',
    },
  },
  "deps-are-types": {
    bad: {
      [`${server}/desk/routes.ts`]: 'import { emptyDeps } from "../deps.ts";',
      [`${server}/billing/tasks.ts`]: 'import { type WorkDeps, noDeps } from "../work-deps.ts";',
    },
    good: {
      [`${server}/desk/store.ts`]: 'import { type Deps } from "../deps.ts";',
      [`${server}/work.ts`]: 'import { emptyDeps } from "./work-deps.ts";',
    },
  },
  "commands-use-the-index": {
    bad: { [`${server}/commands/staff.ts`]: 'import { addStaff } from "../desk/store.ts";' },
    good: {
      [`${server}/commands/partner.ts`]:
        'import { addPartner } from "../partners/index.ts";\nimport { readConfig } from "../platform/config/config.ts";\nimport { makeContainer } from "../container.ts";',
    },
  },
  "container-names-adapters": {
    bad: {
      [`${server}/main.ts`]: 'import { smtpMail } from "./mails/adapters/smtp-mail.ts";',
      [`${server}/mails/send.ts`]: 'import { smtpMail } from "./adapters/smtp-mail.ts";',
      [`${server}/mails/index.ts`]: 'export type { Mail } from "./adapters/smtp-mail.ts";',
      [`${server}/partners/store.ts`]: 'import { openPostgres } from "../platform/adapters/postgres.ts";',
      [`${server}/platform/lifecycle.ts`]: 'import { openPostgres } from "./adapters/postgres.ts";',
      [`${server}/commands/addresses-import.ts`]: 'import { openPostgres } from "../platform/adapters/postgres.ts";',
    },
    good: {
      [`${server}/container.ts`]: 'import { smtpMail } from "./mails/adapters/smtp-mail.ts";',
      [`${server}/testing/make-app.ts`]: 'import { openPostgres } from "../platform/adapters/postgres.ts";',
      [`${server}/mails/send.test.ts`]: 'import { smtpMail } from "./adapters/smtp-mail.ts";',
    },
  },
  "telemetry-on-demand": {
    bad: { [`${server}/platform/telemetry/early.ts`]: 'import { startSdk } from "./sdk.ts";' },
    good: { [`${server}/platform/telemetry/late.ts`]: 'const { startSdk } = await import("./sdk.ts");' },
  },
  "adapter-stands-alone": {
    bad: {
      [`${server}/mails/adapters/a.ts`]: 'import type { Document } from "../../documents/index.ts";',
      [`${server}/mails/adapters/b.ts`]: 'import { s3 } from "../../documents/adapters/s3.ts";',
      [`${server}/mails/adapters/c.ts`]: 'import { openPostgres } from "../../platform/adapters/postgres.ts";',
      [`${server}/mails/adapters/d.ts`]: 'import { readBody } from "../../platform/http/bodies.ts";',
      [`${server}/mails/adapters/e.ts`]: 'import type { Deps } from "../../deps.ts";',
      [`${server}/platform/adapters/a.ts`]: 'import { readBody } from "../http/bodies.ts";',
    },
    good: {
      [`${server}/mails/adapters/outbox/f.ts`]:
        'import type { MailPort } from "../../ports.ts";\nimport { retry } from "../retry.ts";\nimport { subject } from "../../rules/subject.ts";\nimport { connect } from "../../../platform/database/connection.ts";',
      [`${server}/mails/adapters/g.test.ts`]: 'import { buildApp } from "../../app.ts";',
      [`${server}/platform/adapters/b.ts`]: 'import { connect } from "../database/connection.ts";',
    },
  },
  "rules-are-pure": {
    bad: {
      [`${server}/quote/rules/library.ts`]: 'import { sql } from "kysely";',
      [`${server}/quote/rules/node.ts`]: 'import { randomInt } from "node:crypto";',
      [`${server}/quote/rules/store.ts`]: 'import type { Offer } from "../store.ts";',
      [`${server}/quote/rules/index.ts`]: 'import { Policy } from "../../policy/index.ts";',
      [`${server}/quote/rules/clock.ts`]: 'import type { Clock } from "../../platform/clock/clock.ts";',
      [`${server}/platform/rules/log.ts`]: 'import type { Log } from "../log.ts";',
    },
    good: {
      [`${server}/quote/rules/tariff.ts`]:
        'import { limits } from "@kautia/contract";\nimport { a } from "./steps/b.ts";\nimport { endOf } from "../../policy/rules/policy-state.ts";\nimport { localDay } from "../../platform/rules/local-day.ts";',
      [`${server}/quote/rules/tariff.test.ts`]: 'import fc from "fast-check";',
    },
  },
  "rules-know-columns-as-types": {
    bad: { [`${server}/rating/rules/a.ts`]: 'import { isJson } from "../../platform/database/column-types.ts";' },
    good: { [`${server}/rating/rules/b.ts`]: 'import type { Json } from "../../platform/database/column-types.ts";' },
  },
  "ports-speak-our-words": {
    bad: {
      [`${server}/retention/ports.ts`]: 'import type { FastifyInstance } from "fastify";',
      [`${server}/retention/ports/storage.ts`]: 'import type { Stats } from "node:fs";',
    },
    good: {
      [`${server}/documents/ports.ts`]:
        'import type { Transaction } from "kysely";\nimport type { Readable } from "node:stream";\nimport type { Clock } from "../platform/clock/clock.ts";',
    },
  },
  "ports-take-only-types": {
    bad: {
      [`${server}/signing/ports.ts`]: 'import { sql } from "kysely";',
      [`${server}/signing/ports/files.ts`]: 'import { Readable } from "node:stream";',
    },
    good: { [`${server}/signing/ports/sessions.ts`]: 'import type { Kysely } from "kysely";' },
  },
  "no-cycles": {
    bad: {
      // The type-only imports hide the runtime cycle from the `circular` rules of dependency-cruiser.
      "tools/cycle/a.ts": 'import { b } from "./b.ts";\nimport type { C } from "./c.ts";',
      "tools/cycle/b.ts": 'export { c } from "./c.ts";\nimport type { A } from "./a.ts";',
      "tools/cycle/c.ts": 'const { a } = await import("./a.ts");\nimport type { B } from "./b.ts";',
    },
    good: {
      "tools/no-cycle/a.ts": 'import { b } from "./b.ts";',
      "tools/no-cycle/b.ts": 'import type { A } from "./a.ts";',
    },
  },
  "no-cycles-between-modules": {
    bad: {
      [`${server}/account/session.ts`]: 'import { invite } from "../invitations/index.ts";',
      [`${server}/invitations/invite.ts`]: 'import { findAccount } from "../account/index.ts";',
    },
    good: {
      [`${server}/leaving/withdraw-or-cancel.ts`]: 'import { b } from "../landlord/index.ts";',
      [`${server}/landlord/answer.ts`]: 'import type { Leaving } from "../leaving/index.ts";',
      [`${server}/landlord/answer.test.ts`]: 'import { withdrawOrCancel } from "../leaving/index.ts";',
    },
  },
};
