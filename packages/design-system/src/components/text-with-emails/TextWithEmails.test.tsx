import { act, render } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { TextWithEmails } from "./TextWithEmails.tsx";

/** The pieces between which a line may end, and those without a break at their hyphens. */
function show(text: string) {
  const { container } = render(
    <p>
      <TextWithEmails text={text} />
    </p>,
  );
  expect(container.textContent).toBe(text);
  const whole = [...container.querySelectorAll(".k-unbroken")].map(({ textContent }) => textContent);
  const pieces = container.innerHTML.replaceAll(/<\/?(?:p|span)[^>]*>/g, "").split("<wbr>");
  return { pieces, whole };
}

test("an address breaks only before '@' and '.'", () => {
  expect(show("An (anna-maria.weber@haus-und-grund.example).")).toEqual({
    pieces: ["An (anna-maria", ".weber", "@haus-und-grund", ".example)."],
    whole: ["anna-maria", "@haus-und-grund"],
  });
});

test("a piece wider than a narrow line may break anywhere", () => {
  const long = "donaudampfschifffahrts-gesellschaft";
  expect(show(`${long}@kautia.example`)).toEqual({ pieces: [long, "@kautia", ".example"], whole: [] });
});

test("a drawn page with a placeholder for the address can be hydrated", async () => {
  const container = document.createElement("p");
  container.innerHTML = renderToString(<TextWithEmails text="Schreiben Sie an __mail__." />);
  container.innerHTML = container.innerHTML.replace("__mail__", "hilfe-at@kautia.example");
  const errors: unknown[] = [];
  const text = <TextWithEmails text="Schreiben Sie an hilfe-at@kautia.example." />;
  await act(async () => hydrateRoot(container, text, { onRecoverableError: (error) => errors.push(error) }));
  expect(errors).toEqual([]);
  expect(container.querySelector(".k-unbroken")?.textContent).toBe("hilfe-at");
});

test("text without an address is unchanged", () => {
  expect(show("Treffen @ 12 Uhr, E-Mail folgt")).toEqual({
    pieces: ["Treffen @ 12 Uhr, E-Mail folgt"],
    whole: [],
  });
});
