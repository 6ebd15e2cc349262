import type { Analytics } from "../analytics.ts";
import { dataLayer } from "./data-layer.ts";
import { loadTag } from "./load-tag.ts";

/** The Google tag for a measurement id, without cookies and advertising. It gets the screen instead of the URL. */
export function createGoogleTag(id: string): Analytics {
  let isLoaded = false;
  const offFlag = `ga-disable-${id}`;

  /** The tag recognises a command by its type, an `arguments` object instead of an array. */
  const send: (...command: unknown[]) => void = function () {
    // oxlint-disable-next-line prefer-rest-params
    dataLayer().push(arguments);
  };

  function place(screen: string) {
    return { page_location: `${location.origin}/${screen}`, page_title: screen, page_referrer: "" };
  }

  return {
    start() {
      Reflect.set(window, offFlag, false);
      if (isLoaded) return;
      isLoaded = true;
      const denied = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" };
      send("consent", "default", { ...denied, analytics_storage: "denied" });
      send("js", new Date());
      send("set", place(""));
      send("config", id, {
        send_page_view: false,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
      });
      loadTag(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`);
    },
    stop() {
      Reflect.set(window, offFlag, true);
    },
    pageView(screen) {
      if (Reflect.get(window, offFlag) === true) return;
      send("set", place(screen));
      send("event", "page_view", place(screen));
    },
  };
}
