import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { build } from "vite";
import { root } from "./lib/root.mjs";

interface Chunk {
  fileName: string;
  moduleIds: string[];
  imports: string[];
  dynamicImports: string[];
}

/** The modules of every chunk that an area of the office can load, by how the office is built. */
async function modulesByArea(): Promise<Record<"staff" | "partner", string[]>> {
  const office = `${root}/apps/office`;
  const built = await build({
    root: office,
    configFile: `${office}/vite.config.ts`,
    logLevel: "error",
    build: { write: false },
  });
  const outputs = "output" in built ? built.output : [];
  const chunks = new Map(
    outputs.flatMap((item): [string, Chunk][] => (item.type === "chunk" ? [[item.fileName, item]] : [])),
  );
  const start = fileURLToPath(new URL("../apps/office/src/main.tsx", import.meta.url));
  const isStart = (chunk: Chunk) => chunk.moduleIds.includes(start);
  const find = (module: string) => [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(module));
  const modulesFrom = (area: string): string[] => {
    const reached = new Set<Chunk>();
    const visit = (chunk: Chunk | undefined) => {
      if (!chunk || reached.has(chunk) || isStart(chunk)) return;
      reached.add(chunk);
      for (const name of [...chunk.imports, ...chunk.dynamicImports]) visit(chunks.get(name));
    };
    visit(find(`${office}/src/${area}/area.ts`));
    return [...reached].flatMap(({ moduleIds }) => moduleIds).map((id) => id.slice(root.length + 1));
  };
  return { staff: modulesFrom("staff"), partner: modulesFrom("partner") };
}

test("partners load no page and no call of the staff, and the staff load no page of the partners", async () => {
  const { staff, partner } = await modulesByArea();
  expect(staff).toContain("apps/office/src/staff/routes.tsx");
  expect(partner).toContain("apps/office/src/partner/routes.tsx");
  const ofStaff = /^apps\/office\/src\/staff\/|^packages\/contract\/src\/calls\/staff-/;
  expect(partner.filter((id) => ofStaff.test(id))).toEqual([]);
  expect(staff.filter((id) => id.startsWith("apps/office/src/partner/"))).toEqual([]);
});
