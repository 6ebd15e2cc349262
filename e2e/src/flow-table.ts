import { readFile } from "node:fs/promises";

/** The reviewed table of screens: packages/contract/src/flow/flow-table.md. */
export interface FlowTable {
  screens: string[];
  shown(screen: string, at: { progress: string; invited: boolean; owed: boolean }): string;
}

const file = new URL("../../packages/contract/src/flow/flow-table.md", import.meta.url);

export async function readFlowTable(): Promise<FlowTable> {
  const [direct = "", invited = ""] = (await readFile(file, "utf8")).split("\n## ");
  const tables = { direct: readTable(direct), invited: readTable(invited) };
  return {
    screens: [...tables.direct.keys()],
    shown(screen, at) {
      const row = (at.invited ? tables.invited.get(screen) : undefined) ?? tables.direct.get(screen);
      const cell = row?.get(at.progress);
      if (!cell) throw new Error(`the table has no cell for ${screen} at ${at.progress}`);
      const [plain = "", owed = plain] = cell.split("; documents owed: ");
      return at.owed ? owed : plain;
    },
  };
}

/** Screen → progress → cell. */
function readTable(markdown: string): Map<string, Map<string, string>> {
  const [head = [], , ...rows] = markdown
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return new Map(
    rows.map(([screen = "", ...cells]) => [screen, new Map(cells.map((cell, index) => [head[index + 1] ?? "", cell]))]),
  );
}
