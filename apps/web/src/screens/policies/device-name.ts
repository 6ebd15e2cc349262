import type { Browser, OperatingSystem } from "@kautia/contract";
import type { Text } from "@kautia/locales/format";

/** Names a device by browser and system, such as 'Firefox on Windows'. */
export function deviceName(
  { t }: Text,
  { browser, system }: { browser: Browser | null; system: OperatingSystem | null },
): string {
  return t("sessions.device", {
    browser: t(`sessions.browser.${browser ?? "unknown"}`),
    system: t(`sessions.system.${system ?? "unknown"}`),
  });
}
