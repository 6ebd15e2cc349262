/** Resolves after the first paint, at once in a hidden tab, and after 2 s at the latest if the browser reports none. */
export function firstPaint(): Promise<unknown> {
  if (document.visibilityState === "hidden") return Promise.resolve();
  const painted = new Promise<void>((done) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) done();
    }).observe({ type: "paint", buffered: true });
  });
  const late = new Promise((done) => setTimeout(done, 2000));
  return Promise.race([painted, late]);
}
