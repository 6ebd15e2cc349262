import { loadHelp } from "@kautia/locales/articles";
import type { App } from "../../app/app.ts";
import type { Loaded } from "../../navigation/navigator.ts";
import { HelpScreen } from "./HelpScreen.tsx";

export async function prepare({ texts }: App): Promise<Loaded> {
  return { kind: "page", page: <HelpScreen help={await loadHelp(texts.current.get().language)} /> };
}
