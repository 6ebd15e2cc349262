import { expect, test } from "vitest";
import { readXml } from "./read-xml.ts";

const head = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><Nm>`;
const fileOf = (...parts: BlobPart[]) => new File(parts, "statement.xml");
const utf8 = new TextEncoder().encode("Müller");
const latin1 = Uint8Array.of(0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72);

test.each([
  ["UTF-8", fileOf(head("UTF-8"), utf8)],
  ["ISO-8859-1", fileOf(head("ISO-8859-1"), latin1)],
  ["an encoding that nobody knows", fileOf(head("X-BANK"), utf8)],
  ["no encoding", fileOf('<?xml version="1.0"?><Nm>', utf8)],
])("reads a file with %s", async (_, file) => {
  expect((await readXml(file)).endsWith("<Nm>Müller")).toBe(true);
});
