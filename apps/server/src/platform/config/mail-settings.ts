import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { about, email, file, flag, group, optional, refuse, text, url } from "./setting.ts";

export const mailSettings = () =>
  group(
    "Mail",
    {
      SMTP_URL: optional(url("smtp", "smtps")).register(about, {
        means:
          "the mail server, which must offer STARTTLS with a valid certificate, or TLS from the start (`smtps://…`)",
        standIn: "the outbox",
        example: "smtp://user:password@mail.example:587",
      }),
      MAIL_FROM: optional(email).register(about, {
        means: "the sender, needed with `SMTP_URL`",
        example: "post@kautia.example",
      }),
      SMTP_ALLOW_PLAINTEXT: flag().register(about, {
        means: "`true` also sends without TLS, or with an untrusted certificate, for a mail server on the same machine",
      }),
      DKIM_SELECTOR: optional(text.regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i, "must be a DNS name")).register(about, {
        means:
          "the selector of the DKIM signature for the domain of `MAIL_FROM`, for mail servers that do not sign themselves",
        example: "mail2027",
      }),
      DKIM_KEY_FILE: optional(
        file
          .transform((path) => readFileSync(path, "utf8"))
          .refine(isRsaKey, "must contain an RSA key in PEM without a password"),
      ).register(about, { means: "a file with its RSA key (PEM)", example: "/etc/kautia/dkim.pem" }),
    },
    (values) => {
      const { SMTP_URL: smtpUrl, MAIL_FROM: from, DKIM_SELECTOR: selector, DKIM_KEY_FILE: privateKey } = values;
      if (smtpUrl === null) {
        for (const name of ["SMTP_ALLOW_PLAINTEXT", "DKIM_SELECTOR", "DKIM_KEY_FILE"] as const)
          if (values[name]) refuse(name, "has no effect without SMTP_URL");
      } else if (from === null) refuse("MAIL_FROM", "is needed with SMTP_URL");
      if (selector !== null && privateKey === null) refuse("DKIM_KEY_FILE", "is needed with DKIM_SELECTOR");
      if (selector === null && privateKey !== null) refuse("DKIM_SELECTOR", "is needed with DKIM_KEY_FILE");
      const sender = from ?? "post@kautia.example";
      // DMARC requires the signature to be from the sender's domain.
      const domain = sender.slice(sender.lastIndexOf("@") + 1);
      const dkim = selector !== null && privateKey !== null ? { domain, selector, privateKey } : null;
      return { mail: { smtpUrl, from: sender, allowPlaintext: values.SMTP_ALLOW_PLAINTEXT, dkim } };
    },
  );

function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === "rsa";
  } catch {
    return false;
  }
}
