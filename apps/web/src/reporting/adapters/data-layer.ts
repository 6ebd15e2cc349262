declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** The list that tags read what happens from: what is there when they come, and what is added later. */
export function dataLayer(): unknown[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}
