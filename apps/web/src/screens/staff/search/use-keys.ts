import { useEffect, useEffectEvent, useState } from "react";

export const searchBoxId = "staff-search";
const stored = "staff-keys";

/** The first link or button of each row of a table and each hit of the search. */
function stops(): HTMLElement[] {
  return [...document.querySelectorAll(".data-table tbody tr, .staff-hits li")].flatMap((row) => {
    const stop = row.querySelector<HTMLElement>("a[href], button, summary");
    return stop ? [stop] : [];
  });
}

/** Focuses the next or previous row. */
function moveFocus(by: 1 | -1): void {
  const all = stops();
  const now = all.findIndex((stop) => stop === document.activeElement);
  const next = now < 0 ? all[0] : all[now + by];
  next?.focus();
}

/** Opens the row that has the focus, as Enter does. */
function openFocused(): void {
  stops()
    .find((stop) => stop === document.activeElement)
    ?.click();
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select, dialog") !== null;
}

/** Single keys can be turned off, because speech input may trigger them by accident. */
export function useKeys(onHelp: () => void): { on: boolean; turn: (on: boolean) => void } {
  const [on, setOn] = useState(readOn);
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (!on || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    const box = document.getElementById(searchBoxId);
    const acts: Record<string, () => void> = {
      "/": () => {
        box?.focus();
        if (box instanceof HTMLInputElement) box.select();
      },
      j: () => moveFocus(1),
      k: () => moveFocus(-1),
      o: openFocused,
      "?": onHelp,
    };
    const found = Object.entries(acts).find(([key]) => key === event.key)?.[1];
    if (!found) return;
    event.preventDefault();
    found();
  });
  useEffect(() => {
    document.addEventListener("keydown", act);
    return () => document.removeEventListener("keydown", act);
  }, []);
  return {
    on,
    turn(next) {
      setOn(next);
      writeOn(next);
    },
  };
}

// A browser that refuses storage throws. The keys then stay as they are until the page is left.
function readOn(): boolean {
  try {
    return localStorage.getItem(stored) !== "off";
  } catch {
    return true;
  }
}

function writeOn(on: boolean): void {
  try {
    localStorage.setItem(stored, on ? "on" : "off");
  } catch {
    return;
  }
}
