import { type PageData, pageDataId } from "@kautia/contract";

/** The data that the server put into the page for its start; null if the page is not from the server. */
export function readPageData(): PageData | null {
  const text = document.getElementById(pageDataId)?.textContent;
  if (!text) return null;
  // The server wrote it for this page, by the same contract.
  const data: PageData = JSON.parse(text);
  return data;
}
