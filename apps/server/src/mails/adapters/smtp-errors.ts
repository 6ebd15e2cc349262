import { type MailResult, MailMisconfigured } from "../ports.ts";

interface SmtpError extends Error {
  code?: string;
  /** The error code of the operating system or of TLS, for a failed connection. */
  originalCode?: string;
  /** The command that failed; "API" if the address was invalid and never sent to the server. */
  command?: string;
  responseCode?: number | false;
}

/** nodemailer's codes for a login or TLS connection that cannot work with our settings. */
const ourCodes = ["EAUTH", "ENOAUTH", "EOAUTH2", "ETLS"];
/** Authentication is missing, too weak, or needs encryption (RFC 4954). */
const authenticationCodes = [530, 534, 535, 538];
/** Refusals for reasons of policy or security: the enhanced codes 5.7.x or, on servers without them, certain words. */
const isAboutUs = /\b5\.7\.\d+\b|\brelay|authenticat|\bsender\b|\bnot permitted\b/i;

/** A server may answer with any number of lines. */
const longestReason = 1_000;

/**
 * Distinguishes a mailbox that accepts no mail, which is a result, from our own wrong settings and from temporary
 * failures, which are thrown.
 */
export function readSmtpError(thrown: unknown): MailResult {
  if (!(thrown instanceof Error)) throw new Error("the mail server failed");
  const error: SmtpError = thrown;
  const reason = withoutAddresses(error.message);
  if (isOurFault(error)) throw new MailMisconfigured(reason);
  if (isRecipientRefused(error)) return { status: "refused", reason };
  throw new Error(reason);
}

function isOurFault({ code = "", originalCode = "", command, message, responseCode }: SmtpError): boolean {
  if (ourCodes.includes(code) || /CERT|_TLS_/.test(originalCode)) return true;
  if (code !== "EENVELOPE") return false;
  if (!responseCode) return message.startsWith("Invalid sender");
  if (authenticationCodes.includes(responseCode)) return true;
  return responseCode >= 500 && (command === "MAIL FROM" || isAboutUs.test(message));
}

function isRecipientRefused({ code, command, responseCode }: SmtpError): boolean {
  if (code !== "EENVELOPE" || command === "DATA") return false;
  return !responseCode || responseCode >= 500;
}

/** Removes addresses: servers repeat the recipient's address in answers, which end up in logs. */
function withoutAddresses(text: string): string {
  // oxlint-disable-next-line regexp/no-super-linear-move -- at most `longestReason` characters
  return text.slice(0, longestReason).replaceAll(/[^\s<>"'@:;,()]+@[^\s<>"'@:;,()]+/g, "[address]");
}
