/** Resolves when something of the page can be seen, or nobody looks. Never late: a browser may paint and not say so. */
export function firstPaint(): Promise<unknown> {
  if (document.visibilityState === "hidden") return Promise.resolve();
  const told = new Promise<void>((done) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) done();
    }).observe({ type: "paint", buffered: true });
  });
  const late = new Promise((done) => setTimeout(done, 2000));
  return Promise.race([told, late]);
}
