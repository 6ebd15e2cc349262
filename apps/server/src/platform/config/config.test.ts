import { generateKeyPairSync } from "node:crypto";
import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "./config.ts";

test("configures a development server when nothing is set", () => {
  expect(readConfig({})).toMatchObject({
    environment: "development",
    host: "127.0.0.1",
    port: 3000,
    publicUrl: "http://localhost:3000",
    dataDir: ".data",
    databaseUrl: null,
    devCalls: true,
    mail: { smtpUrl: null },
    payment: { provider: "sandbox" },
    brand: { name: "Kautia", websiteUrl: null },
  });
});

test("lets requests wait two seconds for a lock, and workers, for whom nobody waits, ten", () => {
  const lockSeconds = (settings: Record<string, string | undefined>) =>
    readConfig(settings).databasePool.limits.lockSeconds;
  expect([{}, { ROLE: "web" }, { ROLE: "worker" }].map(lockSeconds)).toEqual([2, 2, 10]);
  expect(lockSeconds({ ROLE: "worker", DATABASE_LOCK_SECONDS: "3" })).toBe(3);
});

test("ignores empty settings, and derives the public URL from the port", () => {
  expect(readConfig({ PORT: "8080", DATABASE_URL: "", BRAND_NAME: " " })).toMatchObject({
    publicUrl: "http://localhost:8080",
    databaseUrl: null,
    brand: { name: "Kautia" },
  });
  expect(readConfig({ PUBLIC_URL: "https://example.com/" }).publicUrl).toBe("https://example.com");
});

test.each([
  ["https://design.example", "https://design.example/assets/remoteEntry.js"],
  ["https://design.example/brand/", "https://design.example/brand/assets/remoteEntry.js"],
  ["https://design.example/v1/remoteEntry.js", "https://design.example/v1/remoteEntry.js"],
])("loads the design system's /assets/remoteEntry.js from DESIGN_SYSTEM_URL=%s", (address, file) => {
  expect(readConfig({ DESIGN_SYSTEM_URL: address }).designSystemUrl).toBe(file);
});

test("reads product limits per country", () => {
  const { products } = readConfig({ DEPOSIT_UPPER_LIMIT_AT: "20000", MINIMUM_AGE_AT: "21" });
  expect(products.at).toMatchObject({ upperLimitDeposit: 20_000, minimumAge: 21 });
  expect(products.de).toMatchObject({ upperLimitDeposit: 15_000, minimumAge: 18 });
});

test.each([
  ["PORT", "80a"],
  ["PORT", "65536"],
  ["NODE_ENV", "prod"],
  ["PUBLIC_URL", "example.com"],
  ["DATABASE_URL", "mysql://secret-password@host/db"],
  ["SMTP_URL", "http://mail"],
  ["MAIL_FROM", "nobody"],
  ["LOG_LEVEL", "loud"],
  ["TRUST_PROXY", "true"],
  ["TRUST_PROXY", "proxy.example"],
  ["TRUST_PROXY", "10.0.0.1, 10.0.0.0/33"],
  ["TRUST_PROXY", "0.0.0.0/0"],
  ["REQUESTS_PER_MINUTE", "0"],
  ["METRICS_PORT", "0"],
  ["METRICS_PORT", "metrics"],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector:4318"],
  ["RISK_CHECKS_PER_NETWORK", "0"],
  ["DATABASE_POOL_SIZE", "1"],
  ["DESIGN_SYSTEM_TIMEOUT_MS", "10"],
  ["MINIMUM_AGE_DE", "17"],
  ["DEPOSIT_LOWER_LIMIT_DE", "-1"],
  ["DEPOSIT_LOWER_LIMIT_DE", "20000"],
  ["SENTRY_DSN", "https://reports.example/1"],
  ["SENTRY_DSN", "reports"],
  ["ANALYTICS_ID", "count me"],
  ["ANALYTICS_ID", "https://["],
  ["STRIPE_SECRET_KEY", "sk_test_secret"],
  ["STRIPE_API_BASE", "https://pay.example"],
  ["S3_BUCKET", "Not a bucket"],
  ["S3_ENDPOINT", "files.example"],
  ["CLAMD_ADDRESS", "clamd.example"],
  ["CLAMD_ADDRESS", "clamd.example:99999"],
  ["BUREAU_URL", "bureau.example"],
  ["BUREAU_URL", "https://bureau.example/score"],
  ["BUREAU_CERT_FILE", "/no/such/file.pem"],
  ["BUREAU_CERT_FILE", import.meta.filename],
  ["SMTP_ALLOW_PLAINTEXT", "true"],
  ["DKIM_SELECTOR", "mail2027"],
])("refuses %s=%s in one line that names the setting and not the value", (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(new RegExp(`^${name} [^\\n]+\\.$`));
  expect(read).not.toThrow(value.length > 4 ? value : "never said");
});

test("the bureau needs mutual TLS in production; elsewhere plain http works", () => {
  const file = import.meta.filename;
  const settings = {
    BUREAU_NAME: "Auskunftei AG",
    BUREAU_URL: "https://bureau.example/score",
    BUREAU_CERT_FILE: file,
    BUREAU_KEY_FILE: file,
  };
  expect(readConfig(settings).bureau).toEqual({
    name: "Auskunftei AG",
    url: settings.BUREAU_URL,
    timeout: 3_000,
    secrets: { certFile: file, keyFile: file, caFile: null },
  });
  const plain = { BUREAU_NAME: "Auskunftei AG", BUREAU_URL: "http://localhost:9/score" };
  expect(() => readConfig({ ...settings, BUREAU_NAME: " " })).toThrow(/BUREAU_NAME/);
  expect(() => readConfig({ BUREAU_NAME: "Auskunftei AG" })).toThrow(/^BUREAU_NAME /);
  expect(readConfig(plain).bureau).toMatchObject({ secrets: null });
  expect(() => readConfig({ ...plain, NODE_ENV: "production", ALLOW_SANDBOX: "true" })).toThrow(/^BUREAU_URL /);
});

test("reads the addresses of the scanner and the document storage", () => {
  expect(readConfig({})).toMatchObject({ scanner: null, storage: null });
  expect(readConfig({ CLAMD_ADDRESS: "/run/clamav/clamd.ctl" }).scanner).toEqual({ path: "/run/clamav/clamd.ctl" });
  expect(readConfig({ CLAMD_ADDRESS: "clamd:3310" }).scanner).toEqual({ host: "clamd", port: 3310 });
  expect(readConfig({ CLAMD_ADDRESS: "[::1]:3310" }).scanner).toEqual({ host: "::1", port: 3310 });
  const settings = {
    S3_BUCKET: "papers",
    S3_ACCESS_KEY_ID: "id",
    S3_SECRET_ACCESS_KEY: "secret",
    S3_REGION: "eu-central-1",
  };
  const keys = { accessKeyId: "id", secretAccessKey: "secret" };
  const storage = { bucket: "papers", keys, region: "eu-central-1" };
  expect(readConfig(settings).storage).toEqual({ ...storage, endpoint: null });
  const elsewhere = { ...settings, S3_ENDPOINT: "http://localhost:9000", S3_REGION: "" };
  expect(readConfig(elsewhere).storage).toEqual({ ...storage, endpoint: "http://localhost:9000", region: "us-east-1" });
  for (const missing of ["S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"])
    expect(() => readConfig({ ...settings, [missing]: undefined })).toThrow(/^S3_/);
  const ofTheMachine = { ...settings, S3_ACCESS_KEY_ID: "", S3_SECRET_ACCESS_KEY: "" };
  expect(readConfig(ofTheMachine).storage).toEqual({ ...storage, keys: null, endpoint: null });
  const plain = { ...elsewhere, NODE_ENV: "production", ALLOW_SANDBOX: "true" };
  expect(() => readConfig(plain)).toThrow(/^S3_ENDPOINT /);
});

test("reads the quotas of uploads", () => {
  expect(readConfig({}).uploads).toMatchObject({ networkBytesPerHour: 6 * 1024 ** 3, totalBytes: null });
  const settings = { UPLOADS_NETWORK_BYTES_PER_HOUR: "100000000", UPLOADS_TOTAL_BYTES: "2000000000000" };
  expect(readConfig(settings).uploads).toMatchObject({ networkBytesPerHour: 1e8, totalBytes: 2e12 });
  for (const name of Object.keys(settings))
    expect(() => readConfig({ ...settings, [name]: "1000" })).toThrow(new RegExp(`^${name} `));
});

test("refuses SMTP_URL without MAIL_FROM", () => {
  expect(() => readConfig({ SMTP_URL: "smtp://localhost" })).toThrow(/^MAIL_FROM is needed with SMTP_URL\.$/);
  const { mail } = readConfig({ SMTP_URL: "smtp://localhost", MAIL_FROM: "Kautia <post@example.com>" });
  const plain = { allowPlaintext: false, dkim: null };
  expect(mail).toEqual({ smtpUrl: "smtp://localhost", from: "post@example.com", ...plain });
});

test("reads the DKIM key of the sender's domain, and refuses a half or unusable setting", async () => {
  const folder = await mkdtemp(join(tmpdir(), "dkim-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = (type: "rsa" | "ec", name: string) => {
    const { privateKey } =
      type === "rsa" ? generateKeyPairSync("rsa", { modulusLength: 1024 }) : generateKeyPairSync("ec", curve);
    const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
    writeFileSync(join(folder, name), pem);
    return { path: join(folder, name), pem };
  };
  const curve = { namedCurve: "P-256" };
  const smtp = { SMTP_URL: "smtp://localhost", MAIL_FROM: "post@example.com", DKIM_SELECTOR: "mail2027" };
  const rsa = file("rsa", "rsa.pem");
  expect(readConfig({ ...smtp, DKIM_KEY_FILE: rsa.path }).mail.dkim).toEqual({
    domain: "example.com",
    selector: "mail2027",
    privateKey: rsa.pem,
  });
  const badSettings = [
    { DKIM_KEY_FILE: "" },
    { DKIM_KEY_FILE: import.meta.filename },
    { DKIM_KEY_FILE: file("ec", "ec.pem").path },
    { DKIM_KEY_FILE: rsa.path, DKIM_SELECTOR: "" },
    { DKIM_KEY_FILE: rsa.path, DKIM_SELECTOR: "a b" },
  ];
  for (const bad of badSettings) expect(() => readConfig({ ...smtp, ...bad })).toThrow(/^DKIM_/);
});

test("reports all wrong settings at once, each on a line that names it", () => {
  const read = () => readConfig({ PORT: "80a", SMTP_URL: "http://mail", S3_BUCKET: "papers", LOG_LEVEL: "loud" });
  expect(read).toThrow(/^PORT [^\n]+\.\nLOG_LEVEL [^\n]+\.\nSMTP_URL [^\n]+\.\nS3_REGION [^\n]+\.$/);
});

test("names a setting that is probably misspelt, and ignores what other programs need", () => {
  const settings = {
    DATABASE_POOLSIZE: "30",
    MAIL_FORM: "post@example.com",
    NODE_OPTIONS: "-r x",
    HOME: "/home",
    PATH: "/",
  };
  expect(readConfig(settings).misspelt).toEqual([
    { name: "DATABASE_POOLSIZE", nearest: "DATABASE_POOL_SIZE" },
    { name: "MAIL_FORM", nearest: "MAIL_FROM" },
  ]);
});
