import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Footer } from "./Footer.tsx";

test("renders the page footer with a named list of links, and rel=noreferrer on links to new tabs", () => {
  render(
    <Footer
      label="About us"
      links={[
        { label: "Imprint", href: "/en/legal/imprint" },
        { label: "Initial information", href: "/first.pdf", target: "_blank" },
      ]}
    >
      An intermediary under section 34d.
    </Footer>,
  );
  expect(screen.getByRole("contentinfo").textContent).toContain("section 34d");
  expect(screen.getByRole("navigation", { name: "About us" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Imprint" }).hasAttribute("rel")).toBe(false);
  expect(screen.getByRole("link", { name: "Initial information" }).getAttribute("rel")).toContain("noreferrer");
});
