import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { type Call, type Download, downloadTypes } from "@kautia/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Csv, sendCsv } from "../csv/send-csv.ts";
import type { CallDeps } from "./call-deps.ts";
import { contentFor } from "./content-for.ts";
import { foldCalendar } from "./fold-calendar.ts";
import { isKnown } from "./send-compressed.ts";

export interface Pdf {
  bytes: Uint8Array;
  /** Letters, digits and hyphens, without an extension. */
  fileName: string;
  /** The name under which people save it, as in mails; without an extension. */
  title?: string | undefined;
}

/** An uploaded file. */
export interface StoredContent {
  content: Readable;
  contentType: string;
  fileName: string;
  /** Bytes. */
  size: number;
}

/** The lines of an iCalendar file, without folding. */
export interface Calendar {
  lines: readonly string[];
  /** Letters, digits and hyphens, without an extension. */
  fileName: string;
}

/** What a handler returns for each kind of download. */
export interface Downloads {
  pdf: Pdf;
  file: StoredContent;
  csv: Csv;
  calendar: Calendar;
}

interface To {
  deps: Pick<CallDeps, "log" | "clock">;
  call: Call;
  request: FastifyRequest;
  reply: FastifyReply;
}

const senders: { [Kind in Download]: (download: Downloads[Kind], to: To) => FastifyReply } = {
  pdf: sendPdf,
  file: sendFile,
  csv: (csv, { deps, reply }) => sendCsv(deps, reply, csv),
  calendar: sendCalendar,
};

export function sendDownload<Kind extends Download>(kind: Kind, download: Downloads[Kind], to: To): FastifyReply {
  return senders[kind](download, to);
}

/** The desk shows files beside its page. Nobody else may frame them, and they can neither run nor load anything. */
function showOnlyOurs(reply: FastifyReply, { access }: Call): void {
  const isStaff = access === "staff";
  void reply
    .header("X-Frame-Options", isStaff ? "SAMEORIGIN" : "DENY")
    .header(
      "Content-Security-Policy",
      `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors ${isStaff ? "'self'" : "'none'"}`,
    );
}

/** Sends a PDF with an ETag. */
function sendPdf({ bytes, fileName, title }: Pdf, { call, request, reply }: To): FastifyReply {
  if (call.access === "public") void reply.header("Vary", "Accept-Language, Host");
  const tag = `"${createHash("sha256").update(bytes).digest("hex")}"`;
  void reply.header("ETag", tag);
  if (isKnown(request, tag)) return reply.code(304).send();
  showOnlyOurs(reply, call);
  const saved = title === undefined ? "" : `; filename*=UTF-8''${encodeFileName(`${title}.pdf`)}`;
  void reply.header("Content-Disposition", `inline; filename="${fileName}.pdf"${saved}`);
  return reply.type(downloadTypes.pdf).send(Buffer.from(bytes));
}

const inlineTypes = ["application/pdf", "image/jpeg", "image/png"];

function sendFile({ content, contentType, fileName, size }: StoredContent, { call, reply }: To): FastifyReply {
  const disposition = inlineTypes.includes(contentType) ? "inline" : "attachment";
  void reply
    .header("Content-Disposition", `${disposition}; filename*=UTF-8''${encodeFileName(fileName)}`)
    .header("Content-Length", String(size));
  showOnlyOurs(reply, call);
  return reply.type(contentType).send(contentFor(reply, content));
}

/** Also escapes the characters that `encodeURIComponent` keeps and a header's value may not have (RFC 8187). */
export function encodeFileName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function sendCalendar({ lines, fileName }: Calendar, { reply }: To): FastifyReply {
  void reply.header("Content-Disposition", `attachment; filename="${fileName}.ics"`);
  return reply.type(`${downloadTypes.calendar}; charset=utf-8`).send(foldCalendar(lines));
}
