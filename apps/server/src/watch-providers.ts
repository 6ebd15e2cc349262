import type { SuggestionSource } from "./addresses/ports.ts";
import { type Payment, PaymentRefused } from "./billing/ports/payment.ts";
import type { DocumentStorage } from "./documents/ports/document-storage.ts";
import type { FileScanner } from "./documents/ports/file-scanner.ts";
import type { Mail } from "./mails/ports.ts";
import type { Metrics } from "./platform/telemetry/metrics.ts";
import { watchCalls } from "./platform/telemetry/watch-calls.ts";
import type { Bureau } from "./quote/ports.ts";
import type { Sanctions } from "./sanctions/ports.ts";
import type { SealKey, TimeStamps } from "./seals/ports.ts";

/** The ports whose adapter asks somebody else's server, instead of our own database, folder or code. */
export type OutsidePorts = Record<
  "payment" | "mail" | "storage" | "scanner" | "bureau" | "sanctions" | "sealKey" | "timeStamps" | "suggestion",
  boolean
>;

/** Wraps the port of every outside service that may be slow or down, regardless of its adapter. */
export function watchProviders(metrics: Pick<Metrics, "providerCall">, outside: OutsidePorts) {
  return {
    payment: (port: Payment) =>
      watchCalls(metrics, port, {
        provider: "card_provider",
        isOutside: outside.payment,
        calls: [
          "createSetup",
          "findSetup",
          "findCardDigits",
          "charge",
          "findCharge",
          "beginCharge",
          "endCharge",
          "refund",
          "listMovements",
        ],
        isRefusal: (error) => error instanceof PaymentRefused,
      }),
    mail: (port: Mail) =>
      watchCalls(metrics, port, { provider: "mail_server", isOutside: outside.mail, calls: ["send"] }),
    storage: (port: DocumentStorage) =>
      watchCalls(metrics, port, {
        provider: "document_storage",
        isOutside: outside.storage,
        calls: ["save", "read", "remove"],
        streams: ["read"],
      }),
    scanner: (port: FileScanner) =>
      watchCalls(metrics, port, { provider: "scanner", isOutside: outside.scanner, calls: ["scan"] }),
    bureau: (port: Bureau) =>
      watchCalls(metrics, port, {
        provider: "bureau",
        isOutside: outside.bureau,
        calls: ["ask"],
        isFailure: (answer) => answer === null,
      }),
    sanctions: (port: Sanctions) =>
      watchCalls(metrics, port, {
        provider: "sanctions",
        isOutside: outside.sanctions,
        calls: ["find"],
        isFailure: (answer) => answer === null,
      }),
    sealKey: (port: SealKey) =>
      watchCalls(metrics, port, { provider: "seal_key", isOutside: outside.sealKey, calls: ["certificates", "sign"] }),
    timeStamps: (port: TimeStamps) =>
      watchCalls(metrics, port, { provider: "time_stamps", isOutside: outside.timeStamps, calls: ["stamp"] }),
    // `verify` is not watched, because it looks only into our own data.
    suggestion: (port: SuggestionSource) =>
      watchCalls(metrics, port, {
        provider: "address_source",
        isOutside: outside.suggestion,
        calls: ["suggest", "resolve"],
      }),
  };
}
