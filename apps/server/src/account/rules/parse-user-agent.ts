import type { Browser, OperatingSystem } from "@kautia/contract";

/** What somebody logged in on, as far as the browser says; null for what is not known. */
export interface Device {
  browser: Browser | null;
  system: OperatingSystem | null;
}

// Each claims to be those that came before it, so the later ones are looked for first.
const browsers: [RegExp, Browser][] = [
  [/\bEdg(?:e|A|iOS)?\//, "edge"],
  [/\b(?:OPR|Opera|OPT)\//, "opera"],
  [/\b(?:Firefox|FxiOS)\//, "firefox"],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, "chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "safari"],
];
const systems: [RegExp, OperatingSystem][] = [
  [/\bAndroid\b/, "android"],
  [/\b(?:iPhone|iPad|iPod)\b/, "ios"],
  [/\bWindows\b/, "windows"],
  [/\bMacintosh\b|\bMac OS X\b/, "macos"],
  [/\bLinux\b|\bX11\b/, "linux"],
];

/** Reads a User-Agent. Nothing else of it is kept: versions and models would tell people apart. */
export function deviceOf(userAgent: string): Device {
  const find = <T>(known: [RegExp, T][]) => known.find(([sign]) => sign.test(userAgent))?.[1] ?? null;
  return { browser: find(browsers), system: find(systems) };
}
