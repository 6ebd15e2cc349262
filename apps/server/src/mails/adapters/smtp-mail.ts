import { createTransport } from "nodemailer";
import { type Mail, mailsAtOnce } from "../ports.ts";
import { logo, logoSource } from "../logo.ts";
import { readSmtpError } from "./smtp-errors.ts";

export interface SmtpSettings {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  from: { name: string; address: string };
  /** If false, `smtp://` needs a server that offers STARTTLS with a valid certificate. */
  allowPlaintext: boolean;
  /** Null: mails are not signed. */
  dkim: { domain: string; selector: string; privateKey: string } | null;
  /** For connecting and for each response. */
  timeoutMs?: number;
}

/** One-click unsubscribe works only if both of its fields are signed (RFC 8058). */
const signedFields =
  "from:reply-to:to:subject:date:message-id:mime-version:content-type:content-language:list-unsubscribe:list-unsubscribe-post";

/** Shown where the HTML refers to it, but not listed as an attachment. */
const inlineLogo = {
  filename: "logo.png",
  contentType: "image/png",
  cid: "logo",
  contentDisposition: "inline",
  content: logo,
} as const;

/** Sends mails by SMTP. */
export function makeSmtpMail({
  url,
  from,
  allowPlaintext,
  dkim,
  timeoutMs = 10_000,
}: SmtpSettings): Mail & { close(): void } {
  const transport = createTransport({
    url,
    requireTLS: !allowPlaintext,
    // If TLS is not required, checking the certificate adds nothing: an attacker could just remove STARTTLS from the
    // greeting.
    ...(allowPlaintext && { tls: { rejectUnauthorized: url.startsWith("smtps:") } }),
    ...(dkim && {
      dkim: {
        domainName: dkim.domain,
        keySelector: dkim.selector,
        privateKey: dkim.privateKey,
        headerFieldNames: signedFields,
      },
    }),
    pool: true,
    maxConnections: mailsAtOnce,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  });
  const domain = from.address.slice(from.address.lastIndexOf("@") + 1);
  return {
    async send({ id, to, toName, language, replyTo, unsubscribeUrl, subject, text, html, attachments }) {
      try {
        await transport.sendMail({
          from,
          // An object instead of a string, so that an address with a comma or bracket cannot turn into two.
          to: { name: toName ?? "", address: to },
          ...(replyTo !== null && { replyTo: { name: "", address: replyTo } }),
          subject,
          text,
          html,
          messageId: `<${id}@${domain}>`,
          // Suppresses out-of-office replies (RFC 3834).
          headers: {
            "Auto-Submitted": "auto-generated",
            "Content-Language": language,
            ...(unsubscribeUrl !== null && oneClick(unsubscribeUrl)),
          },
          attachments: [
            ...attachments.map(({ fileName, contentType, content }) => ({
              filename: fileName,
              contentType,
              content: Buffer.from(content),
            })),
            ...(html.includes(logoSource) ? [inlineLogo] : []),
          ],
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        return { status: "sent" };
      } catch (error) {
        return readSmtpError(error);
      }
    },
    close: () => transport.close(),
  };
}

/** One-click unsubscribe (RFC 8058): the mail program posts to the URL without opening a page. */
function oneClick(url: string): Record<string, string> {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
