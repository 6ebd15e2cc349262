declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** The list from which tags read events: those from before they loaded, and all later ones. */
export function dataLayer(): unknown[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}
