import { readPath, screenPath } from "@kautia/contract";
import { loadSigned, wasNotAccepted } from "../../parts/signed/load-signed.ts";
import type { App } from "../../app/app.ts";
import { ConnectionLost } from "../../browser/connection-lost.ts";
import type { Loaded } from "../../navigation/navigator.ts";
import { DeclinedScreen } from "./DeclinedScreen.tsx";

export async function prepare(app: App, url: URL): Promise<Loaded> {
  const record = app.session.record.get();
  const signed = await loadSigned(app);
  if (!record || (!signed.ok && signed.why === "offline")) throw new ConnectionLost();
  const view = signed.ok ? signed.answer.view : null;
  // The page after signing shows every other state.
  if (!wasNotAccepted(view)) return { kind: "redirect", to: screenPath(readPath(url.pathname).lang ?? "", "payment") };
  return { kind: "page", page: <DeclinedScreen record={record} view={view} /> };
}
