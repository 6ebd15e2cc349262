import type { Appearance } from "@stripe/stripe-js";

/** The page's colours for the provider's fields. They are in an iframe, where our styles do not apply. */
export function readAppearance(root: Element): Appearance {
  const styles = getComputedStyle(root);
  const token = (name: string) => styles.getPropertyValue(name).trim();
  return {
    labels: "above",
    variables: {
      fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
      fontSizeBase: "17px",
      colorPrimary: token("--k-accent"),
      colorBackground: token("--k-surface"),
      colorText: token("--k-ink"),
      colorTextSecondary: token("--k-quiet"),
      colorDanger: token("--k-error"),
      borderRadius: token("--k-radius"),
    },
    rules: { ".Input": { border: `1px solid ${token("--k-line-control")}`, boxShadow: "none" } },
  };
}
