/*
 * npm run bench -- --only <bench>   After a build (npm start makes one). Without --only the four measurements of pages.
 *   Each file says what it measures, which options it has and when it fails.
 */
const benches: Record<string, (args: string[]) => Promise<void>> = {
  pages: async (args) => (await import("./pages.ts")).benchPages(["pages"], args),
  typeface: async (args) => (await import("./pages.ts")).benchPages(["typeface"], args),
  next: async (args) => (await import("./pages.ts")).benchPages(["next"], args),
  answerable: async (args) => (await import("./pages.ts")).benchPages(["answerable"], args),
  saves: async (args) => (await import("./saves.ts")).benchSaves(args),
  premiums: async (args) => (await import("./premiums.ts")).benchPremiums(args),
  staff: async (args) => (await import("./staff.ts")).benchStaff(args),
  close: async (args) => (await import("./close.ts")).benchClose(args),
  overload: async (args) => (await import("./overload.ts")).benchOverload(args),
};

const args = process.argv.slice(2);
const at = args.indexOf("--only");
if (at === -1) {
  const { benchPages, pageParts } = await import("./pages.ts");
  await benchPages(pageParts, args);
} else {
  const [, name = ""] = args.splice(at, 2);
  const bench = benches[name];
  if (!bench) throw new Error(`--only is one of ${Object.keys(benches).join(", ")}`);
  await bench(args);
}
