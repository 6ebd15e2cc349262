import { fileURLToPath } from "node:url";
import { trustedProxies } from "./trusted-proxies.ts";
import { about, flag, group, oneOf, optional, text, url, wholeNumber } from "./setting.ts";

export const serverSettings = (production: boolean) =>
  group(
    "The server",
    {
      NODE_ENV: oneOf("production", "development", "test").default("development").register(about, {
        means: "`production` removes the calls under `/dev`, makes cookies `Secure`, and allows tags after consent",
        example: "production",
      }),
      ALLOW_SANDBOX: flag().register(about, {
        means: "`true` lets production start with stand-ins (docs/operations.md#stand-ins), for trying it out",
      }),
      SANDBOX: flag().register(about, {
        means:
          "`true` makes this a sandbox (docs/operations.md#a-sandbox-for-partners), where partners try everything out with test keys. It " +
          "needs a database and an address of its own, and may use stand-ins",
      }),
      ROLE: oneOf("all", "web", "worker").default("all").register(about, {
        means: "`web` answers requests, `worker` does the background work, `all` both (docs/production.md#the-release)",
        example: "web",
      }),
      HOST: text.default("127.0.0.1").register(about, { means: "the address to listen on", example: "0.0.0.0" }),
      PORT: wholeNumber(0, 65_535).default(3000).register(about, { means: "the port to listen on" }),
      PUBLIC_URL: optional(url("http", "https")).register(about, {
        means: "the beginning of links in mails; passkeys belong to its host",
        otherwise: "`http://localhost:PORT`",
        example: "https://kautia.example",
      }),
      TRUST_PROXY: trustedProxies.default(false).register(about, {
        means:
          "the proxies whose X-Forwarded-For and -Proto count. The server does not start with `true`, because clients could " +
          "then choose their own address",
        otherwise: "–",
        example: "10.0.0.0/8, loopback",
      }),
      DATA_DIR: text.default(".data").register(about, {
        means: "the folder of the embedded database and of uploaded documents",
        example: "/var/lib/kautia",
      }),
      WORK_AT_ONCE: wholeNumber(1, 500).default(20).register(about, {
        means: "how many rows of one kind of due work, such as charges or refunds, one process handles at a time",
      }),
      DRAIN_SECONDS: wholeNumber(0, 300)
        .default(production ? 5 : 0)
        .register(about, {
          means: "how many seconds a stopping server keeps serving while `/readyz` returns 503",
        }),
      STOP_SECONDS: wholeNumber(1, 3_600)
        .default(10)
        .register(about, {
          means:
            "how many seconds after that a stopping server waits for running requests, uploads and work. Whatever stops the " +
            "process by force must wait longer than both together",
        }),
      METRICS_PORT: optional(wholeNumber(1, 65_535)).register(about, {
        means: "the port on which `/metrics` is served, and nothing else. Keep it inside your network",
        example: "9464",
      }),
      OTEL_EXPORTER_OTLP_ENDPOINT: optional(url("http", "https")).register(about, {
        means: "an OpenTelemetry collector (OTLP over HTTP) that gets metrics and traces (docs/operations.md#traces)",
        example: "http://collector:4318",
      }),
      LOG_LEVEL: oneOf("debug", "info", "warn", "error", "silent")
        .default(production ? "info" : "warn")
        .register(about, { means: "the lowest level that is logged" }),
    },
    (values) => ({
      environment: values.NODE_ENV,
      role: values.ROLE,
      host: values.HOST,
      port: values.PORT,
      /** Without a trailing slash. */
      // oxlint-disable-next-line regexp/no-super-linear-move -- a setting
      publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ""),
      trustProxy: values.TRUST_PROXY,
      dataDir: values.DATA_DIR,
      webDir: fileURLToPath(new URL("../../../../web/dist", import.meta.url)),
      officeDir: fileURLToPath(new URL("../../../../office/dist", import.meta.url)),
      workAtOnce: values.WORK_AT_ONCE,
      drainSeconds: values.DRAIN_SECONDS,
      stopSeconds: values.STOP_SECONDS,
      /** Null: metrics are not served. */
      metricsPort: values.METRICS_PORT,
      otlpEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
      logLevel: values.LOG_LEVEL,
      devCalls: !production,
      /** If false, the operator's own folder must contain all legal documents. */
      mayUseSampleTexts: !production || values.ALLOW_SANDBOX || values.SANDBOX,
      /** Partners' keys made here are test keys, and no other keys work. */
      isSandbox: values.SANDBOX,
      /** Whether pages say that nothing on them is a contract: in a sandbox, and after `npm start`. */
      marksPages: values.SANDBOX || values.NODE_ENV === "development",
    }),
  );
