import { type BrowserContext, expect, type Request } from "@playwright/test";

/** Everything that went wrong in a browser. */
export interface BrowserFailures {
  expectFailure(status: number | "lost", path: string | RegExp): void;
  /** Expects exactly one console line like this. */
  expectLine(line: RegExp): void;
  /** Throws if anything unexpected happened since the last call, or if something expected did not. */
  throwIfAny(): void;
  /** Resolves when no page waits for an answer of the API. */
  allAnswered(): Promise<void>;
}

interface Failure {
  status: number | "lost";
  path: string;
  why: string;
}

interface Expected {
  status: number | "lost";
  path: string | RegExp;
}

/** Starts recording for all pages of a browser context. */
export function listenTo(context: BrowserContext): BrowserFailures {
  const heard: string[] = [];
  const failures: Failure[] = [];
  const expected: Expected[] = [];
  const expectedLines: RegExp[] = [];

  context.on("console", (message) => {
    // The browser's own message about a failed request, which is recorded below in more detail.
    if (message.text().startsWith("Failed to load resource")) return;
    if (message.type() === "error" || message.type() === "warning")
      heard.push(`${pathOf(message.location().url)}: ${message.type()}: ${message.text()}`);
  });
  context.on("weberror", (error) =>
    heard.push(`${pathOf(error.page()?.url() ?? "")}: uncaught: ${String(error.error())}`),
  );
  context.on("response", (response) => {
    const status = response.status();
    if (status >= 400) failures.push({ status, path: pathOf(response.url()), why: `answered ${status}` });
  });
  const waiting = new Set<Request>();
  context.on("request", (request) => {
    if (request.resourceType() === "fetch") waiting.add(request);
  });
  context.on("requestfinished", (request) => void waiting.delete(request));
  context.on("requestfailed", (request) => {
    waiting.delete(request);
    const why = request.failure()?.errorText ?? "failed";
    // Cancelled by the page itself, which navigated or sent the request again.
    if (why !== "net::ERR_ABORTED") failures.push({ status: "lost", path: pathOf(request.url()), why });
  });

  return {
    expectFailure: (status, path) => void expected.push({ status, path }),
    expectLine: (line) => void expectedLines.push(line),
    allAnswered: () => expect.poll(() => [...waiting].map((request) => request.url())).toEqual([]),
    throwIfAny() {
      const missedLines = expectedLines.filter((line) => {
        const index = heard.findIndex((text) => line.test(text));
        if (index !== -1) heard.splice(index, 1);
        return index === -1;
      });
      const unexpected = failures.filter((failure) => !expected.some((item) => matches(item, failure)));
      const missed = expected.filter((item) => !failures.some((failure) => matches(item, failure)));
      const lines = [
        ...heard,
        ...missedLines.map((line) => `${String(line)} was expected in the console`),
        ...unexpected.map(({ path, why }) => `${path}: ${why}`),
        ...missed.map(({ status, path }) => `${String(path)}: was expected to fail (${status})`),
      ];
      for (const list of [heard, failures, expected, expectedLines]) list.length = 0;
      if (lines.length > 0) throw new Error(`unexpected in the browser:\n  ${lines.join("\n  ")}`);
    },
  };
}

function matches({ status, path }: Expected, failure: Failure): boolean {
  if (status !== failure.status) return false;
  return typeof path === "string" ? path === failure.path : path.test(failure.path);
}

function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : address;
}
