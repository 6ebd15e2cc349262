/*
 * The requests of the page's first script, before there is an app. They are repeated when a connection is lost, because
 * nothing is on the page yet that could offer it.
 */

/** In ms. */
const waits = [500, 1000, 2000];

/** Puts a file into the browser's cache. A browser does not ask a second time for a module that it failed to import. */
export async function fetchFile(url: string): Promise<void> {
  await fetchPatiently(url, {}, (response) => response.arrayBuffer());
}

/** The texts of a locale. */
export function fetchTexts(locale: string): Promise<Record<string, string>> {
  const headers = { Accept: "application/json", "Accept-Language": locale };
  return fetchPatiently("/api/v1/lang", { headers }, (response) => response.json());
}

async function fetchPatiently<T>(url: string, init: RequestInit, read: (response: Response) => Promise<T>): Promise<T> {
  for (const wait of waits) {
    try {
      return await fetchOnce(url, init, read);
    } catch {
      await new Promise((done) => setTimeout(done, wait));
    }
  }
  return fetchOnce(url, init, read);
}

async function fetchOnce<T>(url: string, init: RequestInit, read: (response: Response) => Promise<T>): Promise<T> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return read(response);
}
