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
import { createStore, type Store } from "../browser/store.ts";
import { clearToken, readToken, writeToken } from "./token-cookie.ts";

/** The application in this browser: its token, record and progress. */
export interface Session {
  /** The record as last read, with the progress of the latest save; null before the first read. */
  record: Store<TenantRecord | null>;
  token(): string | null;
  /** Whether the cookie of the application that this tab shows has expired. */
  hasExpired(): boolean;
  /** Lets the cookie with the token live for another day. */
  renew(): void;
  /** Takes token, progress and record from any response that contains them. */
  note(answer: unknown): void;
  /** Returns the record, and reads it only if it is unknown or outdated. Forgets a token that the server does not know. */
  load(): Promise<RecordResult>;
  /** Reads the record again, after something was saved. */
  refresh(): Promise<RecordResult>;
  /** Returns the record after a save, from the save's response or by reading it again. */
  latest(): Promise<RecordResult>;
  /** Switches to another application, by its record. */
  replace(record: TenantRecord): void;
  /** Closes an application whose cookie has expired. Its unsaved input waits in this tab until it is opened again. */
  close(): void;
  /** Forgets the application in this browser, with its unsaved input. The server keeps what was saved. */
  forget(): void;
}

export type RecordResult =
  | { kind: "record"; record: TenantRecord }
  /** There is no token, or the server does not know it. */
  | { kind: "unknown" }
  | { kind: "offline" }
  /** The server returned an error. */
  | { kind: "broken" };

export function createSession(api: () => Api, onForget: () => void): Session {
  const record = createStore<TenantRecord | null>(null);
  let reading: Promise<RecordResult> | null = null;
  /** The record in the latest response that contained one. */
  let fromResponse: TenantRecord | null = null;
  /** Whether reading the record again has not succeeded yet. Pages must not be chosen by an outdated record. */
  let isOutdated = false;

  async function fetchRecord(token: string): Promise<RecordResult> {
    const result = await api().call(getTenant, { params: { token } }, { handledStatuses: "all" });
    // A later read replaced this one, so return its result.
    if (!result.ok && result.why === "cancelled" && reading) return reading;
    return toRecordResult(result);
  }

  function show(known: TenantRecord): void {
    isOutdated = false;
    session.renew();
    record.set(known);
  }

  function readAgain(token: string): Promise<RecordResult> {
    const begun = fetchRecord(token).then((result) => {
      if (result.kind === "record") show(result.record);
      return result;
    });
    reading = begun;
    return begun;
  }

  const session: Session = {
    record,
    token: readToken,
    hasExpired: () => record.get() !== null && readToken() === null,
    renew() {
      const token = readToken();
      if (token) writeToken(token);
    },
    note(answer) {
      if (typeof answer !== "object" || answer === null) return;
      const token: unknown = Reflect.get(answer, "token");
      if (typeof token === "string" && tokenPattern.test(token)) {
        const known = readToken();
        // Unsaved input belongs to the previous application.
        if (known && known !== token) onForget();
        writeToken(token);
      }
      const now = recordIn(answer);
      if (now) {
        fromResponse = now;
        return show(now);
      }
      const known = record.get();
      if (!known || !("lastCompletedPage" in answer)) return;
      const { lastCompletedPage } = answer;
      if (isProgress(lastCompletedPage)) record.set({ ...known, lastCompletedPage });
    },
    async load() {
      const known = record.get();
      const token = readToken();
      const isCurrent = known !== null && known.token === token && !isOutdated;
      return isCurrent ? { kind: "record", record: known } : session.refresh();
    },
    async refresh() {
      const token = readToken();
      if (!token) return { kind: "unknown" };
      isOutdated = true;
      const result = await readAgain(token);
      if (result.kind === "unknown" && readToken() === token) session.forget();
      return result;
    },
    async latest() {
      const known = record.get();
      // Another save or another application may have changed the record since.
      const isLatest = known !== null && known === fromResponse && known.token === readToken();
      return isLatest ? { kind: "record", record: known } : session.refresh();
    },
    replace(next) {
      writeToken(next.token);
      show(next);
    },
    close() {
      clearToken();
      record.set(null);
    },
    forget() {
      session.close();
      onForget();
    },
  };
  return session;
}

/** The record in a save's response. Not validated, because the server wrote it by the same contract. */
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
