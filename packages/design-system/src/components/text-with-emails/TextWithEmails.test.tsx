import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { TextWithEmails } from "./TextWithEmails.tsx";

/** The parts of the text that stay on one line. */
function findKept(text: string) {
  const { container } = render(<TextWithEmails text={text} />);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll(".k-email")].map(({ textContent }) => textContent);
}

test("keeps each address together with the signs after it, and leaves the text unchanged", () => {
  expect(findKept("Sie sind angemeldet als ada.weiss@example.com.")).toEqual(["ada.weiss@example.com."]);
  expect(findKept("Schreiben Sie an hilfe-at@kautia.example: Wir helfen.")).toEqual(["hilfe-at@kautia.example:"]);
  expect(findKept("Write to help@kautia.example today")).toEqual(["help@kautia.example"]);
  expect(findKept("An (anna-maria.weber@haus-und-grund.example) oder „eva@kern.example“.")).toEqual([
    "anna-maria.weber@haus-und-grund.example)",
    "eva@kern.example“.",
  ]);
});

test("finds no address where there is none", () => {
  expect(findKept("Treffen @ 12 Uhr, E-Mail folgt")).toEqual([]);
});
