import type { Language } from "@kautia/contract";

/** The address of this page in another language. */
export function inLanguage(language: Language): string {
  const [, , ...rest] = location.pathname.split("/");
  return ["", language, ...rest].join("/") + location.search;
}
