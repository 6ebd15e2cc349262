/** In ms. The second tap of a double tap comes some 200 ms after the first. */
const doubleTap = 400;
/** In ms. Nobody sees a new page and taps on it within that time. */
const reaction = 250;
/** In CSS pixels, between two taps of the same finger. */
const sameSpot = 24;
const controls = "a, button, input, select, textarea, label, summary, [role=option]";

interface Tap {
  x: number;
  y: number;
  at: number;
  control: Element | null;
  isTouch: boolean;
}

/**
 * Ignores a tap that was aimed at what is no longer there: the second of two quick taps, or one at the same spot just
 * after the page has changed. Otherwise a double tap on 'Continue' would also press what the next page has there. A mouse's
 * click is ignored only if the browser counts it as the second of a double click. Keys and scripts are never ignored.
 * Returns a function that stops. See docs/web.md.
 */
export function ignoreStrayTaps(page: Document, onPageChange: (listener: () => void) => () => void): () => void {
  let last: Tap | null = null;
  let changedAt = Number.NEGATIVE_INFINITY;
  let isStray = false;

  const isAimedAtGone = (tap: Tap, before: Tap) =>
    Math.hypot(tap.x - before.x, tap.y - before.y) < sameSpot &&
    (tap.at - before.at < doubleTap || tap.at - changedAt < reaction) &&
    tap.control !== before.control &&
    controlOf(page.elementFromPoint(before.x, before.y)) !== before.control;
  const onPointer = (event: PointerEvent) => {
    if (!event.isTrusted) return;
    const tap = {
      x: event.clientX,
      y: event.clientY,
      at: event.timeStamp,
      control: controlOf(event.target),
      isTouch: event.pointerType !== "mouse",
    };
    isStray = last !== null && isAimedAtGone(tap, last);
    // A third quick tap is as stray as the second.
    last = isStray && last ? { ...tap, control: last.control } : tap;
  };
  const onClick = (event: MouseEvent) => {
    // The click of a key has no detail.
    if (!isStray || !event.isTrusted || event.detail === 0) return;
    if (event.detail === 1 && last && !last.isTouch) {
      last.control = controlOf(event.target);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  // Somebody who types has seen the page.
  const onInput = ({ target }: Event) => {
    const isTick = target instanceof HTMLInputElement && (target.type === "radio" || target.type === "checkbox");
    if (!isTick) last = null;
  };
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  page.addEventListener("pointerdown", onPointer, options);
  page.addEventListener("click", onClick, options);
  page.addEventListener("input", onInput, options);
  page.addEventListener("keydown", onInput, options);
  const stop = onPageChange(() => {
    changedAt = performance.now();
  });
  return () => {
    ended.abort();
    stop();
  };
}

function controlOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(controls) : null;
}
