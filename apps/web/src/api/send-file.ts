import { type Call, problem as problemSchema } from "@kautia/contract";
import { buildUrl, type UrlValues } from "./build-url.ts";
import { type CallResult, cancelled, offline } from "./call-result.ts";

export interface FileToSend<Answer> {
  call: Call;
  /** What the call answers: the browser's calls know nothing of it themselves (docs/web.md). */
  answer: AnswerSchema<Answer>;
  params: UrlValues;
  /** The parts that come before the file, in their order. */
  fields: Record<string, string>;
  file: File;
  /** The same for each try with this file: one that arrived without our knowing does not become two. */
  key: string;
}

interface AnswerSchema<Answer> {
  safeParse(body: unknown): { success: true; data: Answer } | { success: false };
}

export interface SendOptions {
  /** Sent as Accept-Language. */
  locale: string;
  /** 0 to 100, of what has left this device. */
  onProgress: (percent: number) => void;
  /** Ends the upload; the outcome is then `cancelled`. */
  signal: AbortSignal;
}

/**
 * Uploads one file. Not by `fetch`, which cannot tell how far it is. Every refusal is handed back, for it belongs
 * beside the file (specification §7); an answer that is none of ours counts as a lost connection.
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

/** The server reads the parts as they arrive, so a token comes before the bytes that it allows (wire decisions). */
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
