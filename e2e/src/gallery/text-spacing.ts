/** What a browser does that enlarges only text; an empty size undoes it. */
export function enlargeText(size: string): void {
  document.documentElement.style.fontSize = size;
}

/** Applies or removes the text spacing of WCAG 1.4.12. Runs in the page, so it cannot use imports. */
export function spaceText(on: boolean): void {
  const page = new CSSStyleSheet();
  page.replaceSync(
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }",
  );
  document.adoptedStyleSheets = on ? [page] : [];
}
