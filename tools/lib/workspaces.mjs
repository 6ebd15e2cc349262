import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

/**
 * @typedef {object} Workspace
 * @property {string} name    as in its package.json
 * @property {string} folder  below the checkout, with slashes
 * @property {Record<string, string>} scripts
 * @property {string[]} needs names of the workspaces that it depends on, directly
 */

/** All workspaces, dependencies first. */
export function listWorkspaces(folder = root) {
  const found = folders(folder).flatMap((path) => {
    const file = join(folder, path, "package.json");
    if (!existsSync(file)) return [];
    const { name, scripts = {}, ...rest } = JSON.parse(readFileSync(file, "utf8"));
    const needs = Object.keys({ ...rest.dependencies, ...rest.devDependencies, ...rest.peerDependencies });
    return [{ name, folder: path, scripts, needs }];
  });
  const names = new Set(found.map((workspace) => workspace.name));
  /** @type {Workspace[]} */
  const workspacesFound = found.map((workspace) => ({
    ...workspace,
    needs: workspace.needs.filter((name) => names.has(name)),
  }));
  return sortByDependency(workspacesFound);
}

/** Expands the patterns of package.json: a folder, or all folders inside one. */
function folders(/** @type {string} */ folder) {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return workspaces.flatMap((pattern) => {
    if (!pattern.endsWith("/*")) return [pattern];
    const parent = pattern.slice(0, -2);
    if (!existsSync(join(folder, parent))) return [];
    return readdirSync(join(folder, parent))
      .toSorted()
      .map((child) => `${parent}/${child}`);
  });
}

function sortByDependency(/** @type {Workspace[]} */ workspaces) {
  /** @type {Set<Workspace>} */
  const sorted = new Set();
  const visit = (/** @type {Workspace} */ workspace, /** @type {string[]} */ path) => {
    if (path.includes(workspace.name)) throw new Error(`Workspaces depend on each other: ${path.join(" → ")}`);
    for (const need of workspaces.filter(({ name }) => workspace.needs.includes(name))) {
      visit(need, [...path, workspace.name]);
    }
    sorted.add(workspace);
  };
  for (const workspace of workspaces) visit(workspace, []);
  return [...sorted];
}

/** The folders of a workspace and all its direct and indirect dependencies. */
export function foldersBehind(/** @type {Workspace} */ workspace, /** @type {Workspace[]} */ all) {
  /** @type {Set<string>} */
  const behind = new Set([workspace.folder]);
  for (const need of all.filter(({ name }) => workspace.needs.includes(name))) {
    for (const path of foldersBehind(need, all)) behind.add(path);
  }
  return [...behind];
}
