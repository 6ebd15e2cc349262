/** Runs a script from elsewhere, once; one that does not come is no loss to the visitor. */
export function loadTag(address: string): void {
  const tag = document.createElement("script");
  tag.src = address;
  tag.async = true;
  tag.referrerPolicy = "no-referrer";
  document.head.append(tag);
}
