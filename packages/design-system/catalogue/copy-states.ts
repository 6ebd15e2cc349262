const STATES: readonly (readonly [RegExp, string])[] = [
  [/:hover/g, ".is-hover"],
  [/:focus-visible|:focus(?!-)/g, ".is-focus"],
  [/:active/g, ".is-pressed"],
];

/** Copies the rules for hover, focus and pressed to class names, so that a screenshot can show all states at once. */
export function copyStates(): void {
  for (const sheet of document.styleSheets) copyRules(sheet);
}

function copyRules(group: CSSStyleSheet | CSSGroupingRule): void {
  for (let index = group.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = group.cssRules[index];
    if (rule instanceof CSSGroupingRule) copyRules(rule);
    else if (rule instanceof CSSStyleRule) {
      let selector = rule.selectorText;
      for (const [state, name] of STATES) selector = selector.replace(state, name);
      if (selector !== rule.selectorText) group.insertRule(`${selector} { ${rule.style.cssText} }`, index + 1);
    }
  }
}

/** Shows one element in a state, wherever the pointer is. */
export function forceState(element: Element | null | undefined, state: "hover" | "focus" | "pressed"): void {
  element?.classList.add(`is-${state}`);
}
