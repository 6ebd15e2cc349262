import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { TextWithEmail } from "./TextWithEmail.tsx";

test("keeps the address together and leaves the text unchanged", () => {
  const email = "hilfe-at@kautia.example";
  const text = `Schreiben Sie an ${email}: Wir helfen.`;
  const { container } = render(<TextWithEmail text={text} email={email} />);
  expect(container.textContent).toBe(text);
  expect(container.querySelector(".email")?.textContent).toBe(email);
});
