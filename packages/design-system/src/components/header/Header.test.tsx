import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { BackButton } from "./BackButton.tsx";
import { Header } from "./Header.tsx";

test("reads from the way back over the logo and the menu to the progress", () => {
  render(<Header back="Back " logo="Kautia " menu="English " progress="Step 5" />);
  expect(screen.getByRole("banner").textContent).toBe("Back Kautia English Step 5");
});

test("the way back is a link where it leads somewhere, else a button, and has its name where only the arrow is seen", async () => {
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
