import { tokenCookieMaxAge, tokenCookieName, tokenPattern } from "@kautia/contract";

/** The application's token from its cookie; null if it is missing or malformed. Source: specification §4. */
export function readToken(): string | null {
  const pairs = document.cookie.split(/;\s*/);
  const value = pairs.find((pair) => pair.startsWith(`${tokenCookieName}=`))?.slice(tokenCookieName.length + 1);
  return value && tokenPattern.test(value) ? value : null;
}

export function writeToken(token: string): void {
  document.cookie = `${tokenCookieName}=${token}; path=/; max-age=${tokenCookieMaxAge}; SameSite=Lax${secure()}`;
}

export function clearToken(): void {
  document.cookie = `${tokenCookieName}=; path=/; max-age=0; SameSite=Lax${secure()}`;
}

function secure(): string {
  return location.protocol === "https:" ? "; Secure" : "";
}
