/** The error of the field that has the focus. A page shows a single error only there. */
export function errorAtFocus(): string {
  const { activeElement } = document;
  const described = [activeElement, activeElement?.closest("fieldset")];
  const ids = described.flatMap((element) => element?.getAttribute("aria-describedby")?.split(" ") ?? []);
  return [...new Set(ids)]
    .filter((id) => id.endsWith("-error"))
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");
}
