import { fileURLToPath } from "node:url";
import { defaultProductLimits, uploadLimits } from "@kautia/contract";
import { EnvironmentReader } from "./config-reader.ts";
import { defaultPool } from "../database/connection.ts";
import { readInsurer } from "./insurer-settings.ts";
import { readLegalFolders } from "./legal-folders.ts";
import { readOperator, sampleSupport } from "./operator-settings.ts";
import { readNetworkLimits } from "./network-settings.ts";
import { readScanner, readStorage } from "./file-settings.ts";
import { readMail } from "./mail-settings.ts";
import { readPayment } from "./payment-settings.ts";
import { readTrustedProxies } from "./proxy-settings.ts";
import type { Config, Product } from "./settings.ts";

/** Throws a ConfigError for the first invalid setting. Source: wire decisions, "Running it". */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const read = new EnvironmentReader(environment);
  const mode = read.oneOf("NODE_ENV", ["production", "development", "test"], "development");
  const production = mode === "production";
  const port = read.integer("PORT", { min: 0, max: 65_535, otherwise: 3000 });
  const mail = readMail(read);
  const payment = readPayment(read, production);
  const scanner = readScanner(read);
  const databaseUrl = read.url("DATABASE_URL", ["postgres:", "postgresql:"]);
  const bureau = readBureau(read, production);
  const standIns = [
    payment.provider === "sandbox" ? "the sandbox payment" : null,
    mail.smtpUrl === null ? "the outbox" : null,
    scanner === null ? "the built-in scanner" : null,
    databaseUrl === null ? "the embedded database" : null,
    bureau === null ? "the embedded scorecard" : null,
  ].filter((standIn) => standIn !== null);
  const mayUseSamples = !production || read.flag("ALLOW_SANDBOX");
  if (standIns.length > 0 && !mayUseSamples)
    read.fail("ALLOW_SANDBOX", `must be true to use these in production: ${standIns.join(", ")}`);

  return {
    environment: mode,
    host: read.text("HOST") ?? "127.0.0.1",
    port,
    publicUrl: (read.url("PUBLIC_URL", ["http:", "https:"]) ?? `http://localhost:${port}`).replace(/\/+$/, ""),
    dataDir: read.text("DATA_DIR") ?? ".data",
    webDir: fileURLToPath(new URL("../../../../web/dist", import.meta.url)),
    legalDirs: readLegalFolders(read, mayUseSamples),
    mayUseSampleTexts: mayUseSamples,
    databaseUrl,
    databasePool: readDatabasePool(read),
    role: read.oneOf("ROLE", ["all", "web", "worker"], "all"),
    workAtOnce: read.integer("WORK_AT_ONCE", { min: 1, max: 500, otherwise: 20 }),
    devCalls: !production,
    trustProxy: readTrustedProxies(read),
    logLevel: read.oneOf("LOG_LEVEL", ["debug", "info", "warn", "error", "silent"], production ? "info" : "warn"),
    requestsPerMinute: read.integer("REQUESTS_PER_MINUTE", {
      min: 1,
      max: 10_000_000,
      otherwise: production ? 600 : 100_000,
    }),
    metricsPort:
      read.text("METRICS_PORT") === null ? null : read.integer("METRICS_PORT", { min: 1, max: 65_535, otherwise: 0 }),
    networkLimits: readNetworkLimits(read),
    riskChecksPerNetwork: read.integer("RISK_CHECKS_PER_NETWORK", {
      min: 1,
      max: 10_000_000,
      otherwise: production ? 100 : 100_000,
    }),
    drainSeconds: read.integer("DRAIN_SECONDS", { min: 0, max: 300, otherwise: production ? 5 : 0 }),
    stopWithin: 10_000,
    bodyTimeout: 30_000,
    uploads: readUploads(read),
    bureau,
    scanner,
    storage: readStorage(read, production),
    suggestion: readSuggestion(read),
    mail,
    payment,
    brand: {
      name: read.text("BRAND_NAME") ?? "Kautia",
      websiteUrl: read.url("WEBSITE_URL", ["http:", "https:"]),
      underConstructionUrl: read.url("UNDER_CONSTRUCTION_URL", ["http:", "https:"]),
      supportEmail: {
        de: read.email("SUPPORT_EMAIL_DE") ?? sampleSupport.de,
        at: read.email("SUPPORT_EMAIL_AT") ?? sampleSupport.at,
      },
      insurer: readInsurer(read, mayUseSamples),
    },
    operator: readOperator(read),
    keepsNationality: read.flag("KEEP_NATIONALITY"),
    products: { de: readProduct(read, "DE"), at: readProduct(read, "AT") },
    sentryDsn: readDsn(read),
    analyticsId: readAnalyticsId(read),
    designSystemUrl: read.url("DESIGN_SYSTEM_URL", ["http:", "https:"]),
    designSystemTimeout: read.integer("DESIGN_SYSTEM_TIMEOUT_MS", { min: 500, max: 120_000, otherwise: 2_000 }),
  };
}

function readDatabasePool(read: EnvironmentReader): Config["databasePool"] {
  const { connections, longestQueue, limits } = defaultPool;
  const seconds = { min: 1, max: 3_600 };
  return {
    connections: read.integer("DATABASE_POOL_SIZE", { min: 2, max: 500, otherwise: connections }),
    longestQueue: read.integer("DATABASE_QUEUE_SIZE", { min: 1, max: 100_000, otherwise: longestQueue }),
    limits: {
      statementSeconds: read.integer("DATABASE_STATEMENT_SECONDS", { ...seconds, otherwise: limits.statementSeconds }),
      lockSeconds: read.integer("DATABASE_LOCK_SECONDS", { ...seconds, otherwise: limits.lockSeconds }),
      idleTransactionSeconds: read.integer("DATABASE_IDLE_TRANSACTION_SECONDS", {
        ...seconds,
        otherwise: limits.idleTransactionSeconds,
      }),
    },
  };
}

/** A quota below the largest file would refuse every file whose length is not known in advance. */
function readUploads(read: EnvironmentReader): Config["uploads"] {
  const range = { min: uploadLimits.maxBytes, max: 999_999_999_999_999 };
  return {
    idleMs: 60_000,
    longestMs: 30 * 60_000,
    minBytesPerSecond: 4_096,
    networkBytesPerHour: read.integer("UPLOADS_NETWORK_BYTES_PER_HOUR", { ...range, otherwise: 3 * 1024 ** 3 }),
    totalBytes: read.text("UPLOADS_TOTAL_BYTES")
      ? read.integer("UPLOADS_TOTAL_BYTES", { ...range, otherwise: range.max })
      : null,
  };
}

function readSuggestion(read: EnvironmentReader): Config["suggestion"] {
  const photonUrl = read.url("PHOTON_URL", ["http:", "https:"]);
  const googlePlacesKey = read.text("GOOGLE_PLACES_KEY");
  if (photonUrl && googlePlacesKey)
    read.fail("GOOGLE_PLACES_KEY", "and PHOTON_URL are both sources of addresses; set only one of them");
  return { photonUrl, googlePlacesKey };
}

function readBureau(read: EnvironmentReader, production: boolean): Config["bureau"] {
  const url = read.url("BUREAU_URL", production ? ["https:"] : ["https:", "http:"]);
  const [certFile, keyFile, caFile] = ["BUREAU_CERT_FILE", "BUREAU_KEY_FILE", "BUREAU_CA_FILE"].map((name) => {
    const path = read.file(name);
    return url === null && path !== null ? read.fail(name, "has no effect without BUREAU_URL") : path;
  });
  const name = read.text("BUREAU_NAME");
  if (url === null) return name === null ? null : read.fail("BUREAU_NAME", "has no effect without BUREAU_URL");
  if (name === null) return read.fail("BUREAU_URL", "needs BUREAU_NAME: tenants must learn who is asked");
  const timeout = read.integer("BUREAU_TIMEOUT_MS", { min: 100, max: 10_000, otherwise: 3_000 });
  if (!certFile || !keyFile) {
    if (url.startsWith("https:")) read.fail("BUREAU_URL", "needs BUREAU_CERT_FILE and BUREAU_KEY_FILE");
    return { name, url, timeout, secrets: null };
  }
  return { name, url, timeout, secrets: { certFile, keyFile, caFile: caFile ?? null } };
}

function readDsn(read: EnvironmentReader): string | null {
  const dsn = read.url("SENTRY_DSN", ["http:", "https:"]);
  const fits = dsn === null || (new URL(dsn).username !== "" && /\/\d+$/.test(new URL(dsn).pathname));
  return fits ? dsn : read.fail("SENTRY_DSN", "must have a key before its host, and end with the project's number");
}

function readAnalyticsId(read: EnvironmentReader): string | null {
  const id = read.text("ANALYTICS_ID");
  if (id === null || /^[A-Z]+-[A-Z0-9]+$/.test(id) || (/^https?:/.test(id) && URL.canParse(id))) return id;
  return read.fail("ANALYTICS_ID", "must be a measurement id or the address of a script");
}

function readProduct(read: EnvironmentReader, country: "DE" | "AT"): Product {
  const { lowerLimitDeposit, upperLimitDeposit, depositMonthlyMultiplier } = defaultProductLimits;
  const amount = (name: string, otherwise: number) =>
    read.integer(`${name}_${country}`, { min: 1, max: 1_000_000, otherwise });
  const product: Product = {
    ...defaultProductLimits,
    lowerLimitDeposit: amount("DEPOSIT_LOWER_LIMIT", lowerLimitDeposit),
    upperLimitDeposit: amount("DEPOSIT_UPPER_LIMIT", upperLimitDeposit),
    depositMonthlyMultiplier: amount("DEPOSIT_MULTIPLIER", depositMonthlyMultiplier),
    minimumAge: read.oneOf(`MINIMUM_AGE_${country}`, ["18", "21"], "18") === "21" ? 21 : 18,
  };
  if (product.lowerLimitDeposit > product.upperLimitDeposit)
    read.fail(`DEPOSIT_LOWER_LIMIT_${country}`, `is above DEPOSIT_UPPER_LIMIT_${country}`);
  return product;
}
