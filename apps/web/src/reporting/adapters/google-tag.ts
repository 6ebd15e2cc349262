import type { Analytics } from "../analytics.ts";
import { dataLayer } from "./data-layer.ts";
import { loadTag } from "./load-tag.ts";

/** The Google tag for a measurement id, without cookies and advertising; it is told the screen in place of the address. */
export function createGoogleTag(id: string): Analytics {
  let isLoaded = false;
  const isOff = `ga-disable-${id}`;

  /** The tag tells commands from other entries by their being the arguments of a function, not a list. */
  const tell: (...command: unknown[]) => void = function () {
    // oxlint-disable-next-line prefer-rest-params
    dataLayer().push(arguments);
  };

  function place(screen: string) {
    return { page_location: `${location.origin}/${screen}`, page_title: screen, page_referrer: "" };
  }

  return {
    start() {
      Reflect.set(window, isOff, false);
      if (isLoaded) return;
      isLoaded = true;
      const denied = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" };
      tell("consent", "default", { ...denied, analytics_storage: "denied" });
      tell("js", new Date());
      tell("set", place(""));
      tell("config", id, {
        send_page_view: false,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
      });
      loadTag(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`);
    },
    stop() {
      Reflect.set(window, isOff, true);
    },
    pageView(screen) {
      if (Reflect.get(window, isOff) === true) return;
      tell("set", place(screen));
      tell("event", "page_view", place(screen));
    },
  };
}
