import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Link } from "./Link.tsx";
import { LinkProvider, type AnchorProps } from "./link-component.tsx";

function RouterLink({ children, ...props }: AnchorProps) {
  return (
    <a {...props} data-router="yes">
      {children}
    </a>
  );
}

test("adds the hidden text to the accessible name of a link", () => {
  render(
    <Link href="/en" hiddenText="your address">
      Change
    </Link>,
  );
  expect(screen.getByRole("link", { name: "Change your address" })).toBeTruthy();
});

test("links inside the app use its router; new tabs, files, anchors and other hosts stay plain", () => {
  render(
    <LinkProvider component={RouterLink}>
      <Link href="/en/summary">inside</Link>
      <Link href="/terms.pdf" target="_blank">
        tab
      </Link>
      <Link href="/export.json" download>
        file
      </Link>
      <Link href="#main">anchor</Link>
      <Link href="mailto:help@example.com">mail</Link>
    </LinkProvider>,
  );
  const routed = screen.getAllByRole("link").filter((link) => link.dataset["router"] === "yes");
  expect(routed.map((link) => link.textContent)).toEqual(["inside"]);
});
