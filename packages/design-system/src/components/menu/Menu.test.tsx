import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Menu } from "./Menu.tsx";

const show = (onClick = vi.fn<(...args: unknown[]) => void>()) =>
  render(
    <>
      <Menu
        label="Language: English"
        text="English"
        items={[
          { label: "Deutsch", href: "#de", lang: "de", onClick },
          { label: "English", href: "#en", lang: "en", current: true },
        ]}
      />
      <p>outside</p>
    </>,
  );
const button = () => screen.getByRole("button", { name: "Language: English" });

test("opens a list of links in their own languages and marks the current one", async () => {
  show();
  expect(screen.queryByRole("link")).toBe(null);
  await userEvent.click(button());
  expect(button().getAttribute("aria-expanded")).toBe("true");
  expect(screen.getByRole("link", { name: "Deutsch" }).lang).toBe("de");
  expect(screen.getByRole("link", { current: true }).textContent).toBe("English");
});

test("arrow keys wrap around; Escape closes the menu and returns the focus", async () => {
  show();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}{ArrowDown}");
  expect(document.activeElement?.textContent).toBe("Deutsch");
  await userEvent.keyboard("{ArrowUp}");
  expect(document.activeElement?.textContent).toBe("English");
  await userEvent.keyboard("{ArrowDown}");
  expect(document.activeElement?.textContent).toBe("Deutsch");
  await userEvent.keyboard("{Escape}");
  expect(button().getAttribute("aria-expanded")).toBe("false");
  expect(document.activeElement).toBe(button());
});

test("closes and reports the click on an item; a click outside closes it too", async () => {
  const onClick = vi.fn<(...args: unknown[]) => void>();
  show(onClick);
  await userEvent.click(button());
  await userEvent.click(screen.getByRole("link", { name: "Deutsch" }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(button().getAttribute("aria-expanded")).toBe("false");
  await userEvent.click(button());
  await userEvent.click(screen.getByText("outside"));
  expect(button().getAttribute("aria-expanded")).toBe("false");
});
