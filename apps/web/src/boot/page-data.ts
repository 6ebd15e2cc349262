import { type PageData, pageDataId } from "@kautia/contract";

/** What the server put into the page for its start, by the same contract. */
export const pageData: PageData = JSON.parse(document.getElementById(pageDataId)?.textContent ?? "");
