import { createTransport } from "nodemailer";
import { type Mail, mailsAtOnce } from "../ports.ts";

export interface SmtpSettings {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  from: { name: string; address: string };
  /** For connecting and for each response. */
  timeoutMs?: number;
}

/** Sends mails by SMTP. A permanent rejection of the recipient (5xx) is a refusal; any other error is thrown. */
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
          // An object instead of a string, so that an address with a comma or a bracket cannot become two.
          to: { name: "", address: to },
          ...(replyTo !== null && { replyTo: { name: "", address: replyTo } }),
          subject,
          text,
          html,
          messageId: `<${id}@${domain}>`,
          // Suppresses out-of-office replies (RFC 3834).
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

/** One-click unsubscribe (RFC 8058): the mail program posts to the URL without opening a page. */
function oneClick(url: string): Record<string, string> {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/** No such mailbox, or an invalid address. Other errors, such as a wrong SMTP password, are our own problem. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !("code" in error) || error.code !== "EENVELOPE") return false;
  return !("responseCode" in error) || (typeof error.responseCode === "number" && error.responseCode >= 500);
}
