import type { Rule, Violation } from "./rule.ts";
import { lineAt, type SourceFile } from "./source-file.ts";

interface Entry {
  optionalDependencies?: Record<string, string>;
}

export const lockfileRules: Rule[] = [
  {
    name: "lockfile-has-every-platform",
    sentence:
      "The lockfile has an entry for every optional dependency; npm leaves out what its registry lacked, and npm ci fails elsewhere.",
    check: (files) => files.filter(({ path }) => path === "package-lock.json").flatMap(findMissing),
  },
];

function findMissing({ path, text }: SourceFile): Violation[] {
  const { packages }: { packages: Record<string, Entry> } = JSON.parse(text);
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !placesOf(name, place).some((item) => Object.hasOwn(packages, item)))
      .map((name) => ({
        path,
        line: lineAt(text, text.indexOf(`"${place}": {`)),
        found: `${name} of ${place || "the root"} has no entry`,
      })),
  );
}

/** Where Node looks for a dependency of the package at `place`: in its own folder, then in every folder above. */
function placesOf(name: string, place: string): string[] {
  const above = place.split("/").map((_, index, parts) => parts.slice(0, index + 1).join("/"));
  return ["", ...above].map((folder) => (folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`));
}
