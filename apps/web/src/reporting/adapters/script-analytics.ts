import type { Analytics } from "../analytics.ts";
import { dataLayer } from "./data-layer.ts";
import { loadTag } from "./load-tag.ts";

/** A custom script, loaded from its URL. It finds the screens in `dataLayer`, including those from before it loaded. */
export function createScriptAnalytics(address: string): Analytics {
  let isLoaded = false;
  let isOn = false;
  return {
    start() {
      isOn = true;
      if (!isLoaded) loadTag(address);
      isLoaded = true;
    },
    stop() {
      isOn = false;
      dataLayer().push({ event: "consent_revoked" });
    },
    pageView(screen) {
      if (isOn) dataLayer().push({ event: "page_view", screen });
    },
  };
}
