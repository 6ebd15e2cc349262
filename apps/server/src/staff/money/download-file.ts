import { Readable } from "node:stream";
import { bookFiles, type CallInput, type downloadBookFile, type Language } from "@kautia/contract";
import { writeFile } from "../../books/index.ts";
import type { Deps } from "../../deps.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import type { StoredContent } from "../../platform/http/send-download.ts";
import { findMonth } from "./close-month.ts";

/** A file of a closed month. */
export async function downloadFile(
  deps: Deps,
  { params, query }: Pick<CallInput<typeof downloadBookFile>, "params" | "query">,
  language: Language,
): Promise<StoredContent | Refusal> {
  const file = bookFiles.find((item) => item === params.file);
  const found = await findMonth(deps, params.month);
  if (!file || !found) return refuse("NOT_FOUND");
  const { month, closedAt } = found;
  if (!closedAt) return refuse("STEP_NOT_ALLOWED");
  const { country } = query;
  const written = await writeFile(deps, { month, closedAt, country, file, language: query.language ?? language });
  if (!written) return refuse("NOT_FOUND");
  const { name: fileName, contentType, bytes } = written;
  return { content: Readable.from([bytes]), contentType, fileName, size: bytes.length };
}
