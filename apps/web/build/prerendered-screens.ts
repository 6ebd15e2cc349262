import type { ScreenId } from "@kautia/contract";
import type { TextKey } from "@kautia/locales";

export interface PrerenderedVariant {
  key: string;
  title: string;
  html: string;
}

/**
 * The screens that the build prerenders: title, and the modules that their pages need besides the app's own, below
 * src.
 */
export const prerenderedScreens: readonly { id: ScreenId; title: TextKey; modules: readonly string[] }[] = [
  { id: "welcome", title: "welcome.title", modules: ["screens/welcome/WelcomeScreen.tsx"] },
  { id: "choose-country", title: "country.title", modules: ["screens/choose-country/ChooseCountryScreen.tsx"] },
  // The first question of a new application.
  { id: "index", title: "questions.name.title", modules: [] },
  // Until the app shows the data that comes with the page.
  { id: "landlord", title: "landlord.title", modules: ["screens/landlord/LandlordScreen.tsx"] },
  { id: "404", title: "pages.404.title", modules: ["screens/not-found/NotFoundScreen.tsx"] },
  { id: "500", title: "pages.500.title", modules: ["screens/server-error/ServerErrorScreen.tsx"] },
  { id: "maintenance", title: "pages.maintenance.title", modules: ["screens/maintenance/MaintenanceScreen.tsx"] },
  { id: "link-expired", title: "pages.linkExpired.title", modules: ["screens/link-expired/LinkExpiredScreen.tsx"] },
];
