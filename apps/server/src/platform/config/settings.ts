import type { Country, Insurer, Operator, ProductLimits } from "@kautia/contract";
import type { PoolSettings } from "../database/connection.ts";

export type Product = ProductLimits & { minimumAge: 18 | 21 };

/** Stripe has one account per country. */
export type PaymentSettings =
  | { provider: "sandbox" }
  | {
      provider: "stripe";
      accounts: Record<Country, { secretKey: string; publicKey: string; webhookSecret: string }>;
      /** Null: the provider's own address; tests use another. */
      apiBase: string | null;
    };

export interface Config {
  environment: "production" | "development" | "test";
  host: string;
  port: number;
  /** The start of links in mails, without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  webDir: string;
  /** Folders of the legal documents: the operator's own before our samples. */
  legalDirs: readonly string[];
  /** If not, the operator's own folder must have all legal documents. */
  mayUseSampleTexts: boolean;
  /** Null: the embedded database. */
  databaseUrl: string | null;
  databasePool: PoolSettings;
  /** `web` answers requests, `worker` does the work for later, `all` both. */
  role: "all" | "web" | "worker";
  /** How many rows of one kind of due work are handled at a time. */
  workAtOnce: number;
  devCalls: boolean;
  /** The number of proxies in front of the server, or their addresses. False: none. */
  trustProxy: false | number | string[];
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
  /** The limit for one IP address, under /api. */
  requestsPerMinute: number;
  /** Where `/metrics` is served, and nothing else. Null: nowhere. */
  metricsPort: number | null;
  /** For one network, counted for all servers together: homes in a day, the others in an hour. */
  networkLimits: Record<"wrongLogins" | "mails" | "invitations" | "homes", number>;
  /** Risk checks in 24 hours for one network. */
  riskChecksPerNetwork: number;
  /** How long a stopping server serves on, while `/readyz` says that it is not ready. */
  drainSeconds: number;
  /** How long a stopping server waits for running work after that, in ms. */
  stopWithin: number;
  /** In ms, for a body that is no upload. */
  bodyTimeout: number;
  uploads: {
    /** Timeouts in ms: without receiving a byte, and in all. */
    idleMs: number;
    longestMs: number;
    /** A sender that is slower than this over `idleMs` is given up. */
    minBytesPerSecond: number;
    networkBytesPerHour: number;
    /** Of all stored files; null: no limit. */
    totalBytes: number | null;
  };
  /**
   * Null: the embedded scorecard. `secrets` are PEM files for mutual TLS; null (plain http) only outside production.
   */
  bureau: {
    /** As the privacy notice and the decision name it. */
    name: string;
    url: string;
    /** Per attempt, in ms. */
    timeout: number;
    secrets: { certFile: string; keyFile: string; caFile: string | null } | null;
  } | null;
  /** Null: the built-in scanner, which finds only the test signature. */
  scanner: { host: string; port: number } | { path: string } | null;
  /** Null: a folder in `dataDir`. `endpoint` null: Amazon S3. */
  storage: {
    bucket: string;
    region: string;
    endpoint: string | null;
    /** Null: what the SDK finds, such as the role of the machine. */
    keys: { accessKeyId: string; secretAccessKey: string } | null;
  } | null;
  /** The source of address suggestions. Both null: our own places. */
  suggestion: { photonUrl: string | null; googlePlacesKey: string | null };
  mail: {
    smtpUrl: string | null;
    from: string;
    allowPlaintext: boolean;
    /** Null: mails are not signed. */
    dkim: { domain: string; selector: string; privateKey: string } | null;
  };
  payment: PaymentSettings;
  brand: {
    name: string;
    /** Null: our own welcome page. */
    websiteUrl: string | null;
    underConstructionUrl: string | null;
    supportEmail: Record<Country, string>;
    /** Gives the guarantee that the brand arranges. */
    insurer: Insurer;
  };
  operator: Operator;
  /** Whether the tenant's nationality is stored, or only asked for. */
  keepsNationality: boolean;
  products: Record<Country, Product>;
  sentryDsn: string | null;
  analyticsId: string | null;
  designSystemUrl: string | null;
  /** How long a browser waits for the design system before it uses the built-in copy, in ms. */
  designSystemTimeout: number;
}
