/** Finds motion despite the visitor's preference for less. Runs in the page, so it cannot use imports. */
export function findMotion(): string[] {
  const faults = new Set<string>();
  const inSeconds = (times: string) =>
    Math.max(...times.split(",").map((time) => parseFloat(time) * (time.trim().endsWith("ms") ? 0.001 : 1)));
  // Style sheets use 0.01 ms instead of 'none', so that the page still gets the end event.
  const most = 0.001;
  for (const element of document.querySelectorAll("*"))
    for (const pseudo of [null, "::before", "::after"]) {
      const { transitionDuration, animationName, animationDuration } = getComputedStyle(element, pseudo);
      const moves = animationName !== "none" && inSeconds(animationDuration) > most;
      if (moves || inSeconds(transitionDuration) > most)
        faults.add(`${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}${pseudo ?? ""} moves`);
    }
  for (const animation of document.getAnimations())
    if (animation.playState === "running" && Number(animation.effect?.getComputedTiming().activeDuration ?? 0) > 1)
      faults.add(`an animation runs: ${animation.id || animation.constructor.name}`);
  return [...faults];
}
