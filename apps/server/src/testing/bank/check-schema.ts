import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect } from "vitest";

/**
 * Checks a message by its ISO schema with xmllint (Debian: libxml2-utils), if ISO20022_SCHEMAS names a folder with files such as
 * 'camt.053.001.08.xsd', from iso20022.org or the bank. They are not ours to pass on.
 */
export function checkSchema(message: string, xml: string): void {
  const folder = process.env["ISO20022_SCHEMAS"];
  if (folder === undefined) return;
  const checked = spawnSync("xmllint", ["--noout", "--schema", join(folder, `${message}.xsd`), "-"], {
    input: xml,
    encoding: "utf8",
  });
  expect(checked.stderr.trim()).toBe("- validates");
}
