/** Adds an external script to the page. The app does not depend on it, so a failed load is ignored. */
export function loadTag(address: string): void {
  const tag = document.createElement("script");
  tag.src = address;
  tag.async = true;
  tag.referrerPolicy = "no-referrer";
  document.head.append(tag);
}
