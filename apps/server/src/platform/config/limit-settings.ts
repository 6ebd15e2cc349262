import { uploadLimits } from "@kautia/contract";
import { about, group, optional, wholeNumber } from "./setting.ts";
import { minute } from "../rules/durations.ts";

/** A quota below the largest allowed file would refuse every upload that does not announce its length. */
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
            "how many requests one server process handles at once; further ones wait up to two seconds, or get 503 with " +
            "`Retry-After` if too many wait (docs/reliability.md#overload)",
        }),
      REQUESTS_PER_MINUTE: many.default(production ? 3_000 : 100_000).register(about, {
        means: "requests under `/api` that one network may make in a minute",
      }),
      RISK_CHECKS_PER_NETWORK: many.default(production ? 1_500 : 100_000).register(about, {
        means: "risk checks that the applications from one network may make in a day",
      }),
      NETWORK_WRONG_LOGINS_PER_HOUR: uses.default(300).register(about, {
        means:
          "wrong logins that one network may make in an hour, and as many wrong certificate codes " +
          "(docs/security.md#rate-limits)",
      }),
      NETWORK_FIRST_MAILS_PER_HOUR: uses.default(300).register(about, {
        means:
          "applications that one network may start in an hour, together with corrected addresses of applicants, " +
          "invitations by landlords and withdrawals without login: each may mail a stranger",
      }),
      NETWORK_MAILS_PER_HOUR: uses.default(300).register(about, {
        means: "mailed links that one network may ask for in an hour",
      }),
      NETWORK_HOMES_PER_DAY: uses.default(30).register(about, {
        means: "how many insured homes one network may find in a day by typing their addresses",
      }),
      UPLOADS_NETWORK_BYTES_PER_HOUR: quota.default(6 * 1024 ** 3).register(about, {
        means:
          "bytes that one network may upload in an hour; at least the size of the largest file. The default is 20 MB for " +
          "each application that it may start",
        otherwise: "6442450944 (6 GB)",
      }),
      UPLOADS_TOTAL_BYTES: optional(quota).register(about, {
        means:
          "bytes of all uploaded documents together; at least the size of the largest file. Above this limit uploads are " +
          "refused, and the log says so",
        otherwise: "no limit",
        example: "2000000000000",
      }),
    },
    (values) => ({
      /** Hashing passwords and typesetting take the most processor time, so fewer of them may run at once. */
      requestsAtOnce: {
        all: values.REQUESTS_AT_ONCE,
        passwords: Math.ceil(values.REQUESTS_AT_ONCE / 8),
        documents: Math.ceil(values.REQUESTS_AT_ONCE / 8),
      },
      /** How many requests may wait for each slot. */
      waitingPerSlot: 16,
      requestsPerMinute: values.REQUESTS_PER_MINUTE,
      riskChecksPerNetwork: values.RISK_CHECKS_PER_NETWORK,
      /** Per network, for all servers together: homes per day, the others per hour. */
      networkLimits: {
        wrongLogins: values.NETWORK_WRONG_LOGINS_PER_HOUR,
        firstMails: values.NETWORK_FIRST_MAILS_PER_HOUR,
        mails: values.NETWORK_MAILS_PER_HOUR,
        homes: values.NETWORK_HOMES_PER_DAY,
      },
      /** In ms, for all bodies except uploads. */
      bodyTimeout: 30_000,
      uploads: {
        /** Timeouts in ms: since the last byte arrived, and in total. */
        idleMs: minute,
        longestMs: 30 * minute,
        /** A sender slower than this over `idleMs` is cut off. */
        minBytesPerSecond: 4_096,
        networkBytesPerHour: values.UPLOADS_NETWORK_BYTES_PER_HOUR,
        /** The limit for all stored files together; null for none. */
        totalBytes: values.UPLOADS_TOTAL_BYTES,
      },
    }),
  );
