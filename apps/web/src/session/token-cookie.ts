import { tokenCookieMaxAge, tokenCookieName, tokenPattern } from "@kautia/contract";

/** The application's token from its cookie; null if there is none. Clears a malformed one. Source: specification §4. */
export function readToken(): string | null {
  const pairs = document.cookie.split(/;\s*/);
  const value = pairs.find((pair) => pair.startsWith(`${tokenCookieName}=`))?.slice(tokenCookieName.length + 1);
  if (value === undefined || tokenPattern.test(value)) return value ?? null;
  clearToken();
  return null;
}

export function writeToken(token: string): void {
  document.cookie = `${tokenCookieName}=${token}; path=/; max-age=${tokenCookieMaxAge}; SameSite=Lax${secure()}`;
}

export function clearToken(): void {
  document.cookie = `${tokenCookieName}=; path=/; max-age=0; SameSite=Lax${secure()}`;
}

/** Whether the browser keeps cookies of this site. Without them it forgets application and login at once. */
export function keepsCookies(): boolean {
  document.cookie = `${trialCookie}=1; path=/; SameSite=Lax${secure()}`;
  const isKept = document.cookie.includes(`${trialCookie}=1`);
  document.cookie = `${trialCookie}=; path=/; max-age=0; SameSite=Lax${secure()}`;
  return isKept;
}

const trialCookie = "cookie-trial";

function secure(): string {
  return location.protocol === "https:" ? "; Secure" : "";
}
