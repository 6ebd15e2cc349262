import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { BackButton } from "./BackButton.tsx";
import { Header } from "./Header.tsx";

test("orders back button, logo, menu and progress for screen readers", () => {
  render(<Header back="Back " logo="Kautia " menu="English " progress={<p>Step 5</p>} />);
  expect(screen.getByRole("banner").textContent).toBe("Back Kautia English Step 5");
});

test("the back button is a link if it has a target, else a button, and always has an accessible name", async () => {
  const back = vi.fn<() => void>();
  render(
    <>
      <BackButton label="Back" href="/en/welcome" />
      <BackButton label="Back" onClick={back} />
    </>,
  );
  expect(screen.getByRole("link", { name: "Back" }).getAttribute("href")).toBe("/en/welcome");
  await userEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(back).toHaveBeenCalledOnce();
});
