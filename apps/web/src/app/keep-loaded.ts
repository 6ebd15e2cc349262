type Loaders<K extends string, M> = Record<K, () => Promise<M>>;

/**
 * Code by its name, each fetched once. A browser that is asked again for a module it has goes and looks all the same, and
 * draws a frame meanwhile; a promise that is kept answers within the same moment. What could not be had is asked for again.
 */
export function keepLoaded<K extends string, M>(loaders: Loaders<K, M>): Loaders<K, M> {
  const keeping: Partial<Loaders<K, M>> = {};
  for (const name in loaders) {
    let kept: Promise<M> | null = null;
    keeping[name] = () =>
      (kept ??= loaders[name]().catch((error: unknown) => {
        kept = null;
        throw error;
      }));
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every name has had its turn
  return keeping as Loaders<K, M>;
}
