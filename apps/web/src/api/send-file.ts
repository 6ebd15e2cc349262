import { buildUrl, type Call, problem as problemSchema, type UrlValues } from "@kautia/contract";
import { type CallResult, cancelled, offline } from "./call-result.ts";

export interface FileToSend<Answer> {
  call: Call;
  /** The schema of the response, which the build removes from the browser's calls (docs/web.md). */
  answer: AnswerSchema<Answer>;
  params: UrlValues;
  /** The form fields before the file, in this order. */
  fields: Record<string, string>;
  file: File;
  /** The idempotency key, the same for each attempt with this file, so that a retry does not store it twice. */
  key: string;
}

interface AnswerSchema<Answer> {
  safeParse(body: unknown): { success: true; data: Answer } | { success: false };
}

export interface SendOptions {
  /** Sent as Accept-Language. */
  locale: string;
  /** The share of bytes that were sent, 0 to 100. */
  onProgress: (percent: number) => void;
  /** Aborts the upload; the result is then `cancelled`. */
  signal: AbortSignal;
}

/**
 * Uploads one file. Not with `fetch`, which cannot report the progress. Every refusal is returned, because it is shown
 * beside the file (specification §7). A response that is not ours counts as a lost connection.
 */
export function sendFile<Answer>(sent: FileToSend<Answer>, options: SendOptions): Promise<CallResult<Answer>> {
  const { onProgress, signal } = options;
  if (signal.aborted) return Promise.resolve(cancelled);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const end = (result: CallResult<Answer>) => {
      signal.removeEventListener("abort", abort);
      resolve(result);
    };
    signal.addEventListener("abort", abort);
    request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(Math.round((loaded / total) * 100));
    });
    request.addEventListener("load", () => end(readOutcome(sent.answer, request)));
    request.addEventListener("error", () => end(offline));
    request.addEventListener("abort", () => end(cancelled));
    request.open("POST", buildUrl(sent.call, sent.params));
    request.setRequestHeader("Accept", "application/json");
    request.setRequestHeader("Accept-Language", options.locale);
    request.setRequestHeader("Idempotency-Key", sent.key);
    request.send(makeForm(sent));
  });
}

/** The server reads the parts as they arrive, so the token must come before the file (wire decisions). */
function makeForm({ fields, file }: Pick<FileToSend<unknown>, "fields" | "file">): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", file, file.name);
  return form;
}

function readOutcome<Answer>(
  answer: AnswerSchema<Answer>,
  { status, responseText }: XMLHttpRequest,
): CallResult<Answer> {
  const body = readJson(responseText);
  if (status >= 200 && status <= 299) {
    const stored = answer.safeParse(body);
    return stored.success ? { ok: true, answer: stored.data } : offline;
  }
  const refusal = problemSchema.safeParse(body);
  return refusal.success ? { ok: false, why: "refused", problem: refusal.data } : offline;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
