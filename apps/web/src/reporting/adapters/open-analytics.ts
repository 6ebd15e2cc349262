import type { Settings } from "@kautia/contract";
import type { Analytics } from "../analytics.ts";
import { createGoogleTag } from "./google-tag.ts";
import { createScriptAnalytics } from "./script-analytics.ts";

/** Creates the tag for ANALYTICS_ID, which is the URL of a script or a Google measurement id. */
export function openAnalytics({ analytics }: Settings): Analytics {
  const id = analytics.id ?? "";
  return id.includes("://") ? createScriptAnalytics(id) : createGoogleTag(id);
}
