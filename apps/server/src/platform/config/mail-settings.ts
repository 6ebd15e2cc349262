import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import type { EnvironmentReader } from "./config-reader.ts";
import type { Config } from "./settings.ts";

export function readMail(read: EnvironmentReader): Config["mail"] {
  const smtpUrl = read.url("SMTP_URL", ["smtp:", "smtps:"]);
  const from = read.email("MAIL_FROM");
  if (smtpUrl && !from) read.fail("MAIL_FROM", "is needed with SMTP_URL");
  if (smtpUrl === null) read.refuse(/^(SMTP_ALLOW_PLAINTEXT|DKIM_\w+)$/, "has no effect without SMTP_URL");
  const sender = from ?? "post@kautia.example";
  return { smtpUrl, from: sender, allowPlaintext: read.flag("SMTP_ALLOW_PLAINTEXT"), dkim: readDkim(read, sender) };
}

/** The signature is of the sender's domain, as DMARC asks. */
function readDkim(read: EnvironmentReader, from: string): Config["mail"]["dkim"] {
  const selector = read.text("DKIM_SELECTOR");
  const keyFile = read.file("DKIM_KEY_FILE");
  if (selector === null && keyFile === null) return null;
  if (selector === null) return read.fail("DKIM_SELECTOR", "is needed with DKIM_KEY_FILE");
  if (keyFile === null) return read.fail("DKIM_KEY_FILE", "is needed with DKIM_SELECTOR");
  if (!/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i.test(selector)) read.fail("DKIM_SELECTOR", "must be a DNS name");
  const privateKey = readFileSync(keyFile, "utf8");
  if (!isRsaKey(privateKey)) read.fail("DKIM_KEY_FILE", "must contain an RSA key in PEM without a password");
  return { domain: from.slice(from.lastIndexOf("@") + 1), selector, privateKey };
}

function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === "rsa";
  } catch {
    return false;
  }
}
