import type { Settings } from "@kautia/contract";
import type { Analytics } from "../analytics.ts";
import { createGoogleTag } from "./google-tag.ts";
import { createScriptAnalytics } from "./script-analytics.ts";

/** The tag that ANALYTICS_ID names: the address of a script, else a measurement id. */
export function openAnalytics({ analytics }: Settings): Analytics {
  const id = analytics.id ?? "";
  return URL.canParse(id) ? createScriptAnalytics(id) : createGoogleTag(id);
}
