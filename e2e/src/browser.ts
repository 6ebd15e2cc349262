import type { Browser, BrowserContext, Page } from "playwright-core";
import { launchBrowser } from "./chromium.ts";

export interface Visit {
  page: Page;
  /** What the browser's console said as a warning or an error; an empty list is what every test wants. */
  complaints: string[];
  close(): Promise<void>;
}

export interface VisitOptions {
  locale?: "de-DE" | "en-GB" | "de-AT";
  width?: number;
  height?: number;
  dark?: boolean;
}

let browser: Promise<Browser> | null = null;

/** A visitor with an empty browser of their own; one Chromium serves a whole test file. */
export async function visit(options: VisitOptions = {}): Promise<Visit> {
  browser ??= launchBrowser();
  const { locale = "de-DE", width = 1280, height = 900, dark = false } = options;
  const context: BrowserContext = await (
    await browser
  ).newContext({ locale, viewport: { width, height }, colorScheme: dark ? "dark" : "light", reducedMotion: "reduce" });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return { page, complaints, close: () => context.close() };
}

export async function closeBrowser(): Promise<void> {
  const open = await browser;
  browser = null;
  await open?.close();
}
