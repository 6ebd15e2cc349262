import { createTransport } from "nodemailer";
import { type Mail, mailsAtOnce } from "../ports.ts";

export interface SmtpSettings {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  from: { name: string; address: string };
  /** Longest wait for a connection or an answer. */
  timeoutMs?: number;
}

/** Mails by SMTP. A mail server that says no for good (5xx to a recipient) is a refusal; all else is tried again later. */
export function makeSmtpMail({ url, from, timeoutMs = 10_000 }: SmtpSettings): Mail & { close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: mailsAtOnce,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  });
  const domain = from.address.slice(from.address.lastIndexOf("@") + 1);
  return {
    async send({ id, to, replyTo, unsubscribeUrl, subject, text, html, attachments }) {
      try {
        await transport.sendMail({
          from,
          // As an object: an address that holds a comma or a bracket cannot become two.
          to: { name: "", address: to },
          ...(replyTo !== null && { replyTo: { name: "", address: replyTo } }),
          subject,
          text,
          html,
          messageId: `<${id}@${domain}>`,
          // A machine wrote this: no out-of-office answers, please (RFC 3834).
          headers: { "Auto-Submitted": "auto-generated", ...(unsubscribeUrl !== null && oneClick(unsubscribeUrl)) },
          attachments: attachments.map(({ fileName, contentType, content }) => ({
            filename: fileName,
            contentType,
            content: Buffer.from(content),
          })),
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        return { status: "sent" };
      } catch (error) {
        if (isRefusal(error)) return { status: "refused", reason: error.message };
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

/** RFC 8058: the mail program posts there, and no page has to be opened. */
function oneClick(url: string): Record<string, string> {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/** No such mailbox, or an address that no mail server could take; not a wrong password, which is ours to mend. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !("code" in error) || error.code !== "EENVELOPE") return false;
  return !("responseCode" in error) || (typeof error.responseCode === "number" && error.responseCode >= 500);
}
