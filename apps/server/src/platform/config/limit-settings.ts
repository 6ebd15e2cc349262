import { uploadLimits } from "@kautia/contract";
import { about, group, optional, wholeNumber } from "./setting.ts";

/** A quota below the largest file would refuse every file whose length is not announced. */
const quota = wholeNumber(uploadLimits.maxBytes, 999_999_999_999_999);
const many = wholeNumber(1, 10_000_000);
const uses = wholeNumber(1, 1_000_000);

export const limitSettings = (production: boolean) =>
  group(
    "Limits",
    {
      REQUESTS_AT_ONCE: wholeNumber(1, 10_000)
        .default(production ? 32 : 1_000)
        .register(about, {
          means:
            "requests that one server process answers at once; the next gets 503 with `Retry-After` " +
            "([overload](reliability.md#overload))",
        }),
      REQUESTS_PER_MINUTE: many.default(production ? 600 : 100_000).register(about, {
        means: "requests under `/api` that one network may make in a minute",
      }),
      RISK_CHECKS_PER_NETWORK: many.default(production ? 100 : 100_000).register(about, {
        means: "risk checks that the applications from one network may make in a day",
      }),
      NETWORK_WRONG_LOGINS_PER_HOUR: uses.default(60).register(about, {
        means: "wrong logins of one network in an hour ([security](security.md#rate-limits))",
      }),
      NETWORK_MAILS_PER_HOUR: uses.default(30).register(about, {
        means: "mailed links that one network may ask for in an hour",
      }),
      NETWORK_INVITATIONS_PER_HOUR: uses.default(20).register(about, {
        means: "invitations that landlords in one network may send in an hour",
      }),
      NETWORK_HOMES_PER_DAY: uses.default(30).register(about, {
        means: "homes about which one network may ask in a day whether they are insured",
      }),
      UPLOADS_NETWORK_BYTES_PER_HOUR: quota.default(3 * 1024 ** 3).register(about, {
        means: "bytes that one network may upload in an hour; at least the size of the largest file",
        otherwise: "3221225472 (3 GB)",
      }),
      UPLOADS_TOTAL_BYTES: optional(quota).register(about, {
        means:
          "bytes of all uploaded documents together; at least the size of the largest file. Above it uploads are refused " +
          "and the log says so",
        otherwise: "no limit",
        example: "2000000000000",
      }),
    },
    (values) => ({
      /**
       * Hashing passwords and typesetting take the most processor time, so fewer of them run at once to leave room for
       * the rest.
       */
      requestsAtOnce: {
        all: values.REQUESTS_AT_ONCE,
        passwords: Math.ceil(values.REQUESTS_AT_ONCE / 8),
        documents: Math.ceil(values.REQUESTS_AT_ONCE / 8),
      },
      requestsPerMinute: values.REQUESTS_PER_MINUTE,
      riskChecksPerNetwork: values.RISK_CHECKS_PER_NETWORK,
      /** Per network, counted across all servers: homes per day, the others per hour. */
      networkLimits: {
        wrongLogins: values.NETWORK_WRONG_LOGINS_PER_HOUR,
        mails: values.NETWORK_MAILS_PER_HOUR,
        invitations: values.NETWORK_INVITATIONS_PER_HOUR,
        homes: values.NETWORK_HOMES_PER_DAY,
      },
      /** In ms, for a body that is no upload. */
      bodyTimeout: 30_000,
      uploads: {
        /** Timeouts in ms: without receiving a byte, and in all. */
        idleMs: 60_000,
        longestMs: 30 * 60_000,
        /** A sender slower than this over `idleMs` is cut off. */
        minBytesPerSecond: 4_096,
        networkBytesPerHour: values.UPLOADS_NETWORK_BYTES_PER_HOUR,
        /** Of all stored files; null: no limit. */
        totalBytes: values.UPLOADS_TOTAL_BYTES,
      },
    }),
  );
