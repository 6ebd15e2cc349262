import { getTenant, type LastCompletedPage, progressValues, type TenantRecord, tokenPattern } from "@kautia/contract";
import type { Api } from "../api/api.ts";
import type { CallResult } from "../api/call-result.ts";
import { createStore, type Store } from "../app/store.ts";
import { clearToken, readToken, writeToken } from "./token-cookie.ts";

/** The application this browser works on: its token, its record, how far it has come. */
export interface Session {
  /** The record as last read, with the progress of the latest save; null while none was read. */
  record: Store<TenantRecord | null>;
  token(): string | null;
  /** Keeps what any answer may bring: a token, the progress. */
  note(answer: unknown): void;
  /** The record, read once; a token nobody knows is forgotten. */
  load(): Promise<RecordResult>;
  /** Reads the record again, after something was saved. */
  refresh(): Promise<RecordResult>;
  /** Turns to an application whose record an answer brought, with its token. */
  replace(record: TenantRecord): void;
  /** Forgets the application in this browser; what was saved stays with the server. */
  forget(): void;
}

export type RecordResult =
  | { kind: "record"; record: TenantRecord }
  /** There is no token, or none that the server knows. */
  | { kind: "unknown" }
  | { kind: "offline" }
  /** The server answered with an error of its own. */
  | { kind: "broken" };

export function createSession(api: () => Api, onForget: () => void = () => {}): Session {
  const record = createStore<TenantRecord | null>(null);
  let latest: Promise<RecordResult> | null = null;

  async function fetchRecord(token: string): Promise<RecordResult> {
    const result = await api().call(getTenant, { params: { token } }, { handBack: "all" });
    // Whoever was overtaken by a later reading wants what that one brings.
    if (!result.ok && result.why === "cancelled" && latest) return latest;
    return toRecordResult(result);
  }

  function readAgain(token: string): Promise<RecordResult> {
    const reading = fetchRecord(token).then((result) => {
      if (result.kind === "record") record.set(result.record);
      return result;
    });
    latest = reading;
    return reading;
  }

  const session: Session = {
    record,
    token: readToken,
    note(answer) {
      if (typeof answer !== "object" || answer === null) return;
      const token: unknown = Reflect.get(answer, "token");
      if (typeof token === "string" && tokenPattern.test(token)) writeToken(token);
      const known = record.get();
      if (!known || !("lastCompletedPage" in answer)) return;
      const { lastCompletedPage } = answer;
      if (isProgress(lastCompletedPage)) record.set({ ...known, lastCompletedPage });
    },
    async load() {
      const known = record.get();
      const token = readToken();
      return known && known.token === token ? { kind: "record", record: known } : session.refresh();
    },
    async refresh() {
      const token = readToken();
      if (!token) return { kind: "unknown" };
      const result = await readAgain(token);
      if (result.kind === "unknown" && readToken() === token) session.forget();
      return result;
    },
    replace(next) {
      // What was typed and not saved belongs to the other application.
      onForget();
      writeToken(next.token);
      record.set(next);
    },
    forget() {
      clearToken();
      record.set(null);
      onForget();
    },
  };
  return session;
}

function isProgress(value: unknown): value is LastCompletedPage | null {
  return value === null || progressValues.some((progress) => progress === value);
}

function toRecordResult(result: CallResult<TenantRecord>): RecordResult {
  if (result.ok) return { kind: "record", record: result.answer };
  if (result.why === "offline" || result.why === "cancelled") return { kind: "offline" };
  const status = result.problem?.status ?? 500;
  return status === 404 ? { kind: "unknown" } : { kind: "broken" };
}
