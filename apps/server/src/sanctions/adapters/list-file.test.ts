import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { silentLog } from "#testing/server/silent-log.ts";
import { makeListFile } from "./list-file.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sanctions-"));
});
afterEach(() => rm(folder, { recursive: true }));

const header = "fileGenerationDate;Entity_EU_ReferenceNumber;Entity_SubjectType;NameAlias_WholeName";
const write = (...lines: string[]) => writeFile(join(folder, "list.csv"), [header, ...lines].join("\n"));
const open = () => makeListFile({ path: join(folder, "list.csv"), log: silentLog });

test("finds a party once, by any of its names, and says how old the list is", async () => {
  await write("20/11/2026;EU.1;P;Igor Strelnikow", "20/11/2026;EU.1;P;Игорь Стрельников", "20/11/2026;EU.2;P;Ada Weiß");
  const list = open();
  expect(await list.find("Strelnikov, Igor")).toEqual({
    asOf: "2026-11-20",
    parties: [{ id: "EU.1", name: "Igor Strelnikow", born: null }],
  });
  expect(await list.find("Eva Vermieterin")).toEqual({ asOf: "2026-11-20", parties: [] });
  expect(await list.findWarnings(new Date("2026-11-27T00:00:00Z"))).toEqual([]);
  expect(await list.findWarnings(new Date("2026-11-27T00:00:01Z"))).toEqual(["SANCTIONS_LIST_OLD"]);
});

test("reads a new list without a restart", async () => {
  await write("20/11/2026;EU.1;P;Igor Strelnikow");
  const list = open();
  expect((await list.find("Ada Weiß"))?.parties).toEqual([]);
  await write("27/11/2026;EU.2;P;Ada Weiß");
  await utimes(join(folder, "list.csv"), new Date(), new Date(Date.now() + 5_000));
  expect(await list.find("Ada Weiss")).toMatchObject({ asOf: "2026-11-27", parties: [{ id: "EU.2" }] });
});

test("does not take a missing or broken list for a clean name", async () => {
  expect(await open().find("Ada Weiß")).toBeNull();
  expect(await open().findWarnings(new Date())).toEqual(["SANCTIONS_LIST_UNREADABLE"]);
  await writeFile(join(folder, "list.csv"), "<html>");
  expect(await open().find("Ada Weiß")).toBeNull();
});
