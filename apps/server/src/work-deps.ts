import type { Country } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Config } from "./platform/config/settings.ts";
import type { Database } from "./platform/database/schema.ts";
import type { Clock } from "./platform/clock/clock.ts";
import type { DocumentStorage } from "./documents/ports/document-storage.ts";
import type { FileScanner } from "./documents/ports/file-scanner.ts";
import type { LegalDocuments } from "./policy-documents/ports/legal-documents.ts";
import type { Log } from "./platform/log.ts";
import type { Mail } from "./mails/ports.ts";
import type { Metrics } from "./platform/telemetry/metrics.ts";
import type { Payment } from "./billing/ports/payment.ts";
import type { Random } from "./platform/random.ts";
import type { Seal } from "./seals/index.ts";
import type { Typesetter } from "./policy-documents/ports/typesetter.ts";
import type { WebhookSender } from "./webhooks/ports.ts";

export interface WorkDeps {
  db: Kysely<Database>;
  clock: Clock;
  random: Random;
  log: Log;
  metrics: Metrics;
  payment: Payment;
  mail: Mail;
  storage: DocumentStorage;
  scanner: FileScanner;
  webhooks: WebhookSender;
  typesetter: Typesetter;
  seals: Readonly<Record<Country, Seal | null>>;
  legalDocuments: LegalDocuments;
  brand: Pick<Config["brand"], "name" | "supportEmail" | "insurers" | "promisedWorkingDays" | "isTrial">;
  operator: Pick<Config["operator"], "name" | "address" | "phone">;
  publicUrl: string;
  config: Pick<Config, "paymentMethods" | "payment" | "brand" | "unpaid" | "guaranteeForms" | "maxCoTenants">;
}
