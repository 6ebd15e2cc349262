/** A PDF of the server as a file for the device's share sheet, which takes no addresses that need the reader's secret. */
export async function fetchDocument(url: string, name: string): Promise<File> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} for a document`);
  return new File([await response.blob()], name, { type: "application/pdf" });
}
