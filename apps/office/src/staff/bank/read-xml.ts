/** A name of an encoding, as at the beginning of a file that is not in UTF-8. */
const declared = /^[^>]*\sencoding=["']([\w.:-]+)["']/;

/** The text of an XML file in the encoding that it names; some banks still write ISO-8859-1. */
export async function readXml(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  const [, encoding = "utf-8"] = declared.exec(new TextDecoder("latin1").decode(bytes.slice(0, 200))) ?? [];
  return decoderOf(encoding).decode(bytes);
}

function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    return new TextDecoder();
  }
}
