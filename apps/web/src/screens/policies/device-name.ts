import type { Browser, OperatingSystem } from "@kautia/contract";
import type { Text } from "../../i18n/create-text.ts";

/** What a device is called by what its browser said, 'Firefox on Windows'. */
export function deviceName(
  { t }: Text,
  { browser, system }: { browser: Browser | null; system: OperatingSystem | null },
): string {
  return t("sessions.device", {
    browser: t(`sessions.browser.${browser ?? "unknown"}`),
    system: t(`sessions.system.${system ?? "unknown"}`),
  });
}
