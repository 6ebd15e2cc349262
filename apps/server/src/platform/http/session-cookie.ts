import { type Call, partnerCookieName, sessionCookieName, staffCookieName, tokenCookieName } from "@kautia/contract";
import type { FastifyReply } from "fastify";
import type { Config } from "../config/settings.ts";
import { apiBase } from "./api-base.ts";

interface Cookie {
  name: string;
  options: { path: string; httpOnly: true; sameSite: "lax" | "strict" };
}

const tenantCookie: Cookie = { name: sessionCookieName, options: { path: "/", httpOnly: true, sameSite: "lax" } };
/** Browsers send it only with calls of the desk, and never from other sites. */
const staffCookie: Cookie = {
  name: staffCookieName,
  options: { path: `${apiBase}/staff`, httpOnly: true, sameSite: "strict" },
};

/** Browsers send it only with calls of partners, and never from other sites. */
const partnerCookie: Cookie = {
  name: partnerCookieName,
  options: { path: `${apiBase}/partner`, httpOnly: true, sameSite: "strict" },
};

/** The cookie that holds the session of this call. */
export function cookieOf({ path }: Call): Cookie {
  if (path.startsWith("/partner/")) return partnerCookie;
  return path.startsWith("/staff/") ? staffCookie : tenantCookie;
}

/**
 * Sets the session cookie, or clears it for null. Without Max-Age the browser drops it when it closes; the server ends
 * sessions itself.
 */
export function setSession(
  reply: FastifyReply,
  cookie: Cookie,
  session: string | null,
  { environment }: Pick<Config, "environment">,
): void {
  const secure = environment === "production";
  const options = { ...cookie.options, secure };
  if (session !== null) {
    void reply.setCookie(cookie.name, session, options);
    return;
  }
  void reply.clearCookie(cookie.name, options);
  // After a logout on a shared computer, the application must not stay open.
  if (cookie === tenantCookie) void reply.clearCookie(tokenCookieName, { path: "/", sameSite: "lax", secure });
}
