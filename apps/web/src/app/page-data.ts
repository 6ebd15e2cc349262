import { type PageData, pageDataId } from "@kautia/contract";

/** What the server put into the page for its start; null where it is not the server's page. */
export function readPageData(): PageData | null {
  const text = document.getElementById(pageDataId)?.textContent;
  if (!text) return null;
  // The server wrote it with this very page, by the same contract.
  const data: PageData = JSON.parse(text);
  return data;
}
