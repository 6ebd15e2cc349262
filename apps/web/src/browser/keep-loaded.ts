type Loaders<K extends string, M> = Record<K, () => Promise<M>>;

/**
 * Wraps loaders so that each runs once. A second `import()` of a loaded module takes long enough for another frame, but
 * a kept promise resolves at once. A failed load is tried again.
 */
export function keepLoaded<K extends string, M>(loaders: Loaders<K, M>): Loaders<K, M> {
  const keptLoaders: Partial<Loaders<K, M>> = {};
  for (const name in loaders) {
    let kept: Promise<M> | null = null;
    keptLoaders[name] = () =>
      (kept ??= loaders[name]().catch((error: unknown) => {
        kept = null;
        throw error;
      }));
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the loop has set every name
  return keptLoaders as Loaders<K, M>;
}
