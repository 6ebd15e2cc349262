import type { Analytics } from "../analytics.ts";
import { dataLayer } from "./data-layer.ts";
import { loadTag } from "./load-tag.ts";

/** A script of one's own, from its address. It finds the screens in `dataLayer`, those before it came included. */
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
