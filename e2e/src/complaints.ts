import type { BrowserContext } from "@playwright/test";

/** What a browser had to complain of. */
export interface Complaints {
  expectFailure(status: number | "lost", path: string | RegExp): void;
  /** Says that one line like this is written to the console, no more and no less. */
  expectLine(line: RegExp): void;
  /** Throws when there is anything that nobody expected, or an expected failure that did not come. */
  throwAny(): void;
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

/** Listens to all pages of a browser, from now on. */
export function listenTo(context: BrowserContext): Complaints {
  const heard: string[] = [];
  const failures: Failure[] = [];
  const expected: Expected[] = [];
  const expectedLines: RegExp[] = [];

  context.on("console", (message) => {
    // The browser's own note of a failed request, which is heard of below with all there is to know.
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
  context.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? "failed";
    // Taken back by the page itself, which went elsewhere or asked anew.
    if (why !== "net::ERR_ABORTED") failures.push({ status: "lost", path: pathOf(request.url()), why });
  });

  return {
    expectFailure: (status, path) => void expected.push({ status, path }),
    expectLine: (line) => void expectedLines.push(line),
    throwAny() {
      const missedLines = expectedLines.filter((line) => {
        const at = heard.findIndex((one) => line.test(one));
        if (at !== -1) heard.splice(at, 1);
        return at === -1;
      });
      const unexpected = failures.filter((failure) => !expected.some((one) => isOf(one, failure)));
      const missed = expected.filter((one) => !failures.some((failure) => isOf(one, failure)));
      const lines = [
        ...heard,
        ...missedLines.map((line) => `${String(line)} was to be written, and was not`),
        ...unexpected.map(({ path, why }) => `${path}: ${why}`),
        ...missed.map(({ status, path }) => `${String(path)}: was to fail (${status}), and did not`),
      ];
      if (lines.length > 0) throw new Error(`the browser complained:\n  ${lines.join("\n  ")}`);
    },
  };
}

function isOf({ status, path }: Expected, failure: Failure): boolean {
  if (status !== failure.status) return false;
  return typeof path === "string" ? path === failure.path : path.test(failure.path);
}

function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : address;
}
