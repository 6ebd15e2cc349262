import { useCallback, useEffect, useRef } from "react";

/**
 * Returns a function that does something once no tap is under way. A press on a button first takes the focus from the
 * field before it. If that moved the button, the finger would no longer be on it when it is lifted, and nothing would
 * happen.
 */
export function useAfterTap(): (act: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const ended = new AbortController();
    const options = { capture: true, signal: ended.signal };
    const press = () => void (pressed.current = true);
    const lift = () => {
      pressed.current = false;
      // The click comes after this event.
      for (const act of waiting.current.splice(0)) setTimeout(act);
    };
    document.addEventListener("pointerdown", press, options);
    document.addEventListener("pointerup", lift, options);
    document.addEventListener("pointercancel", lift, options);
    return () => ended.abort();
  }, []);

  return useCallback((act) => {
    if (pressed.current) waiting.current.push(act);
    // On a touch screen the focus moves after the finger was lifted, in the same task as the click.
    else setTimeout(act);
  }, []);
}
