import { defaultPool } from "../database/connection.ts";
import { about, group, optional, url, wholeNumber } from "./setting.ts";

const { connections, longestQueue, limits } = defaultPool;
const seconds = wholeNumber(1, 3_600);
/** Nobody waits for the background work, so it can wait for a lock itself. */
const lockSecondsOfWorkers = 10;

export const databaseSettings = (role: string | undefined) =>
  group(
    "Database",
    {
      DATABASE_URL: optional(url("postgres", "postgresql")).register(about, {
        means: "PostgreSQL 15 to 18, directly or through PgBouncer (docs/operations.md#pgbouncer)",
        standIn: "the embedded database",
        example: "postgres://kautia:password@db.example/kautia",
      }),
      DATABASE_POOL_SIZE: wholeNumber(2, 500).default(connections).register(about, {
        means: "the most connections to PostgreSQL that one server process opens",
      }),
      DATABASE_QUEUE_SIZE: wholeNumber(1, 100_000).default(longestQueue).register(about, {
        means: "how many requests may wait for a connection; the next one gets 503 with `Retry-After` at once",
      }),
      DATABASE_STATEMENT_SECONDS: seconds.default(limits.statementSeconds).register(about, {
        means:
          "how long a statement may run before PostgreSQL cancels it. PgBouncer does not pass on this limit and the next " +
          "two, so set them for the role: `ALTER ROLE … SET statement_timeout = '30s'`",
      }),
      DATABASE_LOCK_SECONDS: seconds
        .default(role === "worker" ? lockSecondsOfWorkers : limits.lockSeconds)
        .register(about, {
          means:
            "how long a statement may wait for a lock before PostgreSQL cancels it; the request then gets 503 with `Retry-After`",
          otherwise: `${limits.lockSeconds}, or ${lockSecondsOfWorkers} with \`ROLE=worker\``,
        }),
      DATABASE_IDLE_TRANSACTION_SECONDS: seconds.default(limits.idleTransactionSeconds).register(about, {
        means: "how long a transaction may be idle before PostgreSQL ends it",
      }),
    },
    (values) => ({
      /** Null selects the embedded database. */
      databaseUrl: values.DATABASE_URL,
      databasePool: {
        connections: values.DATABASE_POOL_SIZE,
        longestQueue: values.DATABASE_QUEUE_SIZE,
        limits: {
          statementSeconds: values.DATABASE_STATEMENT_SECONDS,
          lockSeconds: values.DATABASE_LOCK_SECONDS,
          idleTransactionSeconds: values.DATABASE_IDLE_TRANSACTION_SECONDS,
        },
      },
    }),
  );
