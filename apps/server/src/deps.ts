import type { Country } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Lifecycle } from "./platform/lifecycle.ts";
import type { Database } from "./platform/database/schema.ts";
import type { AnalyticsTag, CardFormSources } from "./platform/third-party-sources.ts";
import type { Bureau } from "./quote/ports.ts";
import type { ClockCheck } from "./platform/clock/clock-check.ts";
import type { CallerFinders } from "./platform/http/callers.ts";
import type { Clock, SettableClock } from "./platform/clock/clock.ts";
import type { Sql } from "./platform/database/connection.ts";
import type { DocumentStorage } from "./documents/ports/document-storage.ts";
import type { FileScanner } from "./documents/ports/file-scanner.ts";
import type { Jobs } from "./platform/jobs/jobs.ts";
import type { LegalDocuments } from "./policy-documents/ports/legal-documents.ts";
import type { Log } from "./platform/log.ts";
import type { Mail, Outbox } from "./mails/ports.ts";
import type { Metrics } from "./platform/telemetry/metrics.ts";
import type { Passkeys } from "./account/ports/passkeys.ts";
import type { Passwords } from "./account/ports/passwords.ts";
import type { Payment, PaymentNotices } from "./billing/ports/payment.ts";
import type { Readiness } from "./platform/readiness.ts";
import type { Random } from "./platform/random.ts";
import type { Sanctions } from "./sanctions/ports.ts";
import type { Seal } from "./seals/index.ts";
import type { Sandbox } from "./billing/ports/sandbox.ts";
import type { SignedOffers } from "./invitations/ports.ts";
import type { SuggestionSource } from "./addresses/ports.ts";
import type { Telemetry } from "./platform/telemetry/open-telemetry.ts";
import type { Typesetter } from "./policy-documents/ports/typesetter.ts";
import type { UsageLimits } from "./platform/usage-limits.ts";
import type { Config } from "./platform/config/settings.ts";
import type { WebhookSender } from "./webhooks/ports.ts";

/** What the container gives to the modules: the only way to reach anything outside the process. */
export interface Deps {
  config: Config;
  db: Kysely<Database>;
  sql: Sql;
  clock: Clock;
  settableClock: SettableClock | null;
  clockCheck: ClockCheck;
  random: Random;
  log: Log;
  metrics: Metrics;
  telemetry: Telemetry;
  storage: DocumentStorage;
  scanner: FileScanner;
  bureau: Bureau;
  sanctions: Sanctions;
  suggestion: SuggestionSource;
  passwords: Passwords;
  passkeys: Passkeys;
  signedOffers: SignedOffers;
  payment: Payment;
  /** Null when the provider sends no webhooks. */
  paymentNotices: PaymentNotices | null;
  /** Null when the card form is our own. */
  cardFormSources: CardFormSources | null;
  /** Handles all policies while no real provider is configured. */
  sandbox: Sandbox;
  analyticsTag: AnalyticsTag;
  typesetter: Typesetter;
  seals: Readonly<Record<Country, Seal | null>>;
  legalDocuments: LegalDocuments;
  mail: Mail;
  /** Null when mails are really sent. */
  outbox: Outbox | null;
  usageLimits: UsageLimits;
  /** How a call's caller is found. */
  callers: CallerFinders;
  webhooks: WebhookSender;
  jobs: Jobs;
  lifecycle: Lifecycle;
  readiness: Readiness;
  /** Problems that the operator should fix; the server keeps serving. */
  findWarnings(): Promise<string[]>;
  close(): Promise<void>;
}
