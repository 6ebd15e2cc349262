import { screens } from "../screens.ts";
import { type Guard, guardLanguage } from "./guard.ts";

/**
 * Leads a link that brings an application to the page that says what the link is about. Only the button on that page
 * opens it, because mail scanners, previews and other devices open links, too. A partner's link and a token mean an
 * application only on the screens of one; elsewhere they may be another token, such as that of a login link.
 */
export const openLinkGuard: Guard = (input) => {
  const { screen, query } = input;
  if (screen === null || screen === "open") return null;
  const isLink = query["invitation-token"] || (!screens[screen].exempt && (query.token || query.pd));
  return isLink ? { kind: "go", screen: "open", lang: guardLanguage(input), keepsQuery: true } : null;
};
