import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Logo } from "./Logo.tsx";

test("is an image named after the brand, and the name is read out only once", () => {
  render(<Logo brand="Kautia" />);
  const logo = screen.getByRole("img", { name: "Kautia" });
  expect(logo.querySelector("text")?.getAttribute("aria-hidden")).toBe("true");
});
