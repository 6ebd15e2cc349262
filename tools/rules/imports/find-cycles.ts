interface Edge {
  from: string;
  to: string;
}

/** Finds cycles until each node on any cycle is in one of them. Each cycle is the shortest through its first node. */
export function findCycles(edges: readonly Edge[]): string[][] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of edges) next.set(from, (next.get(from) ?? new Set()).add(to));
  dropDeadEnds(next);

  const reported = new Set<string>();
  const cycles: string[][] = [];
  for (const node of next.keys()) {
    if (reported.has(node)) continue;
    const cycle = findPathBack(node, next);
    for (const each of cycle) reported.add(each);
    if (cycle.length > 0) cycles.push(cycle);
  }
  return cycles;
}

/** Repeatedly removes nodes without outgoing edges. In a healthy graph, few nodes are left. */
function dropDeadEnds(next: Map<string, Set<string>>) {
  let before;
  do {
    before = next.size;
    for (const [node, targets] of next) {
      for (const target of targets) if (!next.has(target)) targets.delete(target);
      if (targets.size === 0) next.delete(node);
    }
  } while (next.size < before);
}

/** The nodes on the shortest path from a node back to itself; empty if there is none. */
function findPathBack(start: string, next: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const node of queue) {
    for (const target of next.get(node) ?? []) {
      if (target === start) {
        const path = [node];
        for (let at = cameFrom.get(node); at !== undefined; at = cameFrom.get(at)) path.unshift(at);
        return path;
      }
      if (cameFrom.has(target)) continue;
      cameFrom.set(target, node);
      queue.push(target);
    }
  }
  return [];
}
