import {
  getTenant,
  type LastCompletedPage,
  progressValues,
  type StepAnswer,
  type TenantRecord,
  tokenPattern,
} from "@kautia/contract";
import type { Api } from "../api/api.ts";
import type { CallResult } from "../api/call-result.ts";
import { createStore, type Store } from "../app/store.ts";
import { clearToken, readToken, writeToken } from "./token-cookie.ts";

/** The application this browser works on: its token, its record, how far it has come. */
export interface Session {
  /** The record as last read, with the progress of the latest save; null while none was read. */
  record: Store<TenantRecord | null>;
  token(): string | null;
  /** Keeps what any answer may bring: a token, the progress, the record. */
  note(answer: unknown): void;
  /** The record, read once; a token nobody knows is forgotten. */
  load(): Promise<RecordResult>;
  /** Reads the record again, after something was saved. */
  refresh(): Promise<RecordResult>;
  /** The record after a save: the one that its answer brought, else read again. */
  latest(): Promise<RecordResult>;
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
  let reading: Promise<RecordResult> | null = null;
  /** What a save's answer brought last. */
  let brought: TenantRecord | null = null;

  async function fetchRecord(token: string): Promise<RecordResult> {
    const result = await api().call(getTenant, { params: { token } }, { handBack: "all" });
    // Whoever was overtaken by a later reading wants what that one brings.
    if (!result.ok && result.why === "cancelled" && reading) return reading;
    return toRecordResult(result);
  }

  function readAgain(token: string): Promise<RecordResult> {
    const begun = fetchRecord(token).then((result) => {
      if (result.kind === "record") record.set(result.record);
      return result;
    });
    reading = begun;
    return begun;
  }

  const session: Session = {
    record,
    token: readToken,
    note(answer) {
      if (typeof answer !== "object" || answer === null) return;
      const token: unknown = Reflect.get(answer, "token");
      if (typeof token === "string" && tokenPattern.test(token)) writeToken(token);
      const now = recordIn(answer);
      if (now) {
        brought = now;
        return record.set(now);
      }
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
    async latest() {
      const known = record.get();
      // Another save, or another application, may have come after it.
      const isLatest = known !== null && known === brought && known.token === readToken();
      return isLatest ? { kind: "record", record: known } : session.refresh();
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

/** The record that a save's answer brings; the server wrote both by one contract. */
function recordIn(answer: object): TenantRecord | null {
  const { record }: Partial<StepAnswer> = answer;
  return record ?? null;
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
