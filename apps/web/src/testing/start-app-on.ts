import type { Locale } from "@kautia/contract";
import { type App, startApp } from "../app/app.ts";
import type { FakeServer } from "../../../../tools/vitest/fake-server.ts";

/** Starts the app on a page with the settings and texts that the server answers. */
export async function startAppOn({ fetch }: FakeServer, locale: Locale): Promise<App> {
  const read = async (path: string) => {
    const response = await fetch(`/api/v1${path}`, { headers: { "Accept-Language": locale } });
    return response.json();
  };
  const settings = await read("/settings");
  const page = { settings, locale, record: null, allowed: false, firstAnswer: null, prerendered: null };
  return startApp(page, await read("/lang"), fetch);
}
