import type { Browser, OperatingSystem } from "@kautia/contract";

/** Each is null when the User-Agent does not reveal it. */
export interface Device {
  browser: Browser | null;
  system: OperatingSystem | null;
}

// Newer browsers also name older ones in their User-Agent, so the newer ones come first.
const browsers: [RegExp, Browser][] = [
  [/\bEdg(?:e|A|iOS)?\//, "edge"],
  [/\b(?:OPR|Opera|OPT)\//, "opera"],
  [/\b(?:Firefox|FxiOS)\//, "firefox"],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, "chrome"],
  [/^(?=.*\bVersion\/\d).*\bSafari\//, "safari"],
];
const systems: [RegExp, OperatingSystem][] = [
  [/\bAndroid\b/, "android"],
  [/\b(?:iPhone|iPad|iPod)\b/, "ios"],
  [/\bWindows\b/, "windows"],
  [/\bMacintosh\b|\bMac OS X\b/, "macos"],
  [/\bLinux\b|\bX11\b/, "linux"],
];

/** Reads browser and system from a User-Agent. Versions and models are not kept, because they could identify people. */
export function parseUserAgent(userAgent: string): Device {
  const find = <T>(known: [RegExp, T][]) => known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  return { browser: find(browsers), system: find(systems) };
}
