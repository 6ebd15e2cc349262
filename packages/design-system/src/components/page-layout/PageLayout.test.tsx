import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Actions } from "../actions/Actions.tsx";
import { Button } from "../button/Button.tsx";
import { Footer } from "../footer/Footer.tsx";
import { BackButton } from "../header/BackButton.tsx";
import { Header } from "../header/Header.tsx";
import { Logo } from "../logo/Logo.tsx";
import { Question } from "../question/Question.tsx";
import { PageLayout } from "./PageLayout.tsx";

test("renders landmarks, a skip link, the heading and the short rail above the actions", () => {
  render(
    <PageLayout
      skipText="To the content"
      header={<Header back={<BackButton label="Back" />} logo={<Logo brand="Kautia" />} />}
      footer={<Footer label="About us" links={[{ label: "Imprint", href: "/en/imprint" }]} />}
      rail={<p>Your quote</p>}
      railLabel="So far"
      railShort="€70.50 a year"
    >
      <Question title="Who are you?" why="For the contract" />
      <Actions note="Saved at once">
        <Button>Next</Button>
      </Actions>
    </PageLayout>,
  );
  expect(screen.getByRole("link", { name: "To the content" }).getAttribute("href")).toBe(
    `#${screen.getByRole("main").id}`,
  );
  expect(screen.getByRole("banner").contains(screen.getByRole("img", { name: "Kautia" }))).toBe(true);
  expect(screen.getByRole("banner").contains(screen.getByRole("button", { name: "Back" }))).toBe(true);
  expect(screen.getByRole("complementary", { name: "So far" }).textContent).toBe("Your quote");
  expect(screen.getByRole("navigation", { name: "About us" })).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1, name: "Who are you?" })).toBeTruthy();
  expect(screen.getByRole("main").textContent).toContain("€70.50 a yearSaved at onceNext");
});
