import type { Country, Operator, ProductLimits } from "@kautia/contract";

/** What a country's product asks for. */
export type Product = ProductLimits & { minimumAge: 18 | 21 };

/** The card provider; a real one has an account for each country. */
export type PaymentSettings =
  | { provider: "sandbox" }
  | {
      provider: "stripe";
      accounts: Record<Country, { secretKey: string; publicKey: string; webhookSecret: string }>;
      /** Another address than the provider's own, for tests. */
      apiBase: string | null;
    };

export interface Config {
  environment: "production" | "development" | "test";
  host: string;
  port: number;
  /** What links in mails start with, without a slash at the end. */
  publicUrl: string;
  dataDir: string;
  /** The built web app. */
  webDir: string;
  /** Where the legal documents are looked for, the operator's own before the samples that come along. */
  legalDirs: readonly string[];
  /** Null: the embedded database. */
  databaseUrl: string | null;
  /** Whether calls under /dev exist. */
  devCalls: boolean;
  /** Whether X-Forwarded-* of a proxy in front is to be believed. */
  trustProxy: boolean;
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
  /** Requests under /api that one address may make in a minute. */
  requestsPerMinute: number;
  /** How long a stopping server may go on with what runs, in ms. */
  stopWithin: number;
  /** An upload is given up after so long without a byte, and after so long in all; in ms. */
  uploads: { idleMs: number; longestMs: number };
  /** Null: the embedded scorecard. Files are PEM; without them it is plain http, outside production alone. */
  bureau: {
    url: string;
    /** How long one try may take, in ms. */
    timeout: number;
    secrets: { certFile: string; keyFile: string; caFile: string | null } | null;
  } | null;
  /** Null: the built-in scanner, which knows the test signature alone. */
  scanner: { host: string; port: number } | { path: string } | null;
  /** Null: a folder in `dataDir`. `endpoint` null: Amazon's own. */
  storage: {
    bucket: string;
    region: string;
    endpoint: string | null;
    accessKeyId: string;
    secretAccessKey: string;
  } | null;
  /** Where addresses are suggested from; both null: the places that come along. */
  suggestion: { photonUrl: string | null; googlePlacesKey: string | null };
  mail: { smtpUrl: string | null; from: string };
  payment: PaymentSettings;
  brand: {
    name: string;
    /** Null: our own welcome page. */
    websiteUrl: string | null;
    underConstructionUrl: string | null;
    supportEmail: Record<Country, string>;
  };
  /** For the imprint. */
  operator: Operator;
  products: Record<Country, Product>;
  sentryDsn: string | null;
  analyticsId: string | null;
  designSystemUrl: string | null;
  /** How long a browser waits for it before it takes the copy built in, in ms. */
  designSystemTimeout: number;
}
