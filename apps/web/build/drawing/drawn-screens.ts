import type { ScreenId } from "@kautia/contract";
import type { TextKey } from "@kautia/locales";

interface Drawable {
  title: TextKey;
  /** The modules that its page needs besides the app's own, below src. */
  modules: readonly string[];
}

/** The screens that the build draws. Each looks the same to all visitors with the same `PrerenderVariant`. */
export const drawnScreens = {
  welcome: { title: "welcome.title", modules: ["screens/welcome/route.ts"] },
  "choose-country": { title: "country.title", modules: ["screens/choose-country/route.ts"] },
  // The first question of a new application.
  index: {
    title: "questions.name.title",
    modules: ["screens/index/route.tsx", "questions/name/NameQuestion.tsx"],
  },
  // Until the app shows the data that comes with the page.
  landlord: { title: "landlord.title", modules: ["screens/landlord/route.ts"] },
  "404": { title: "pages.404.title", modules: ["screens/not-found/route.ts"] },
  "500": { title: "pages.500.title", modules: ["screens/server-error/route.ts"] },
  maintenance: { title: "pages.maintenance.title", modules: ["screens/maintenance/route.ts"] },
  "link-expired": { title: "pages.linkExpired.title", modules: ["screens/link-expired/route.ts"] },
} as const satisfies Partial<Record<ScreenId, Drawable>>;

export type DrawnScreen = keyof typeof drawnScreens;
