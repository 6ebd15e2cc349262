/**
 * A PDF on the page, as wide as its frame. Chromium shows none in a sandboxed frame, so the headers of the file forbid it to run
 * or load anything.
 */
export function PdfFrame({ title, src }: { title: string; src: string }) {
  const address = `${src}#navpanes=0&view=FitH`;
  // oxlint-disable-next-line react/iframe-missing-sandbox -- see above
  return <iframe className="viewer" title={title} src={address} referrerPolicy="no-referrer" />;
}
