/** Logs in by the API. Returns the session cookie. */
export async function cookieFrom(url: string, path: string, body: object): Promise<string> {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`${url}/api/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  const cookie = answer.headers.get("set-cookie")?.split(";")[0];
  if (!cookie) throw new Error(`no cookie from ${path}: ${answer.status} ${await answer.text()}`);
  return cookie;
}
