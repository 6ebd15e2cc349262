import type { SuggestionSource } from "./addresses/ports.ts";
import { type Payment, PaymentRefused } from "./billing/ports/payment.ts";
import type { DocumentStorage } from "./documents/ports/document-storage.ts";
import type { FileScanner } from "./documents/ports/file-scanner.ts";
import type { Mail } from "./mails/ports.ts";
import type { Metrics } from "./platform/telemetry/metrics.ts";
import { watchCalls } from "./platform/telemetry/watch-calls.ts";
import type { Bureau } from "./quote/ports.ts";

/** Wraps the port of every outside service that may be slow or down, regardless of its adapter. */
export function watchProviders(metrics: Pick<Metrics, "providerCall">) {
  return {
    payment: (port: Payment) =>
      watchCalls(metrics, port, {
        provider: "card_provider",
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
    mail: (port: Mail) => watchCalls(metrics, port, { provider: "mail_server", calls: ["send"] }),
    storage: (port: DocumentStorage) =>
      watchCalls(metrics, port, {
        provider: "document_storage",
        calls: ["save", "read", "remove"],
        streams: ["read"],
      }),
    scanner: (port: FileScanner) => watchCalls(metrics, port, { provider: "scanner", calls: ["scan"] }),
    bureau: (port: Bureau) =>
      watchCalls(metrics, port, { provider: "bureau", calls: ["ask"], isFailure: (answer) => answer === null }),
    // `verify` is not watched, because it looks only into our own data.
    suggestion: (port: SuggestionSource) =>
      watchCalls(metrics, port, { provider: "address_source", calls: ["suggest", "resolve"] }),
  };
}
