import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { PasswordField } from "./PasswordField.tsx";
import { TextArea } from "./TextArea.tsx";
import { TextField } from "./TextField.tsx";

const describedBy = (element: HTMLElement) =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" | ");

test("is found by its label and reports the typed text", async () => {
  const onChange = vi.fn<(...args: unknown[]) => void>();
  render(<TextField label="First name" name="firstName" onChange={onChange} />);
  await userEvent.type(screen.getByRole("textbox", { name: "First name" }), "Jo");
  expect(onChange.mock.calls).toEqual([["J"], ["Jo"]]);
});

test("is described by error and help, the error first, and marked invalid", () => {
  render(<TextField label="Email" help="We send your quote there" error="Write it like name@example.com" />);
  const input = screen.getByRole("textbox", { name: "Email", description: /name@example.com/ });
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(describedBy(input)).toBe("Write it like name@example.com | We send your quote there");
});

test("uses the label as the h1 with asQuestion and keeps it as the label", () => {
  render(<TextField asQuestion label="What is your contract number?" optionalText="(optional)" />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("What is your contract number? (optional)");
  expect(screen.getByRole("textbox", { name: "What is your contract number? (optional)" })).toBeTruthy();
});

test("keeps its own value when uncontrolled and submits it with a form", async () => {
  render(
    <form aria-label="form">
      <TextField label="City" name="city" defaultValue="Wi" />
      <TextArea label="Message" name="message" />
    </form>,
  );
  await userEvent.type(screen.getByLabelText("City"), "en");
  await userEvent.type(screen.getByLabelText("Message"), "Hallo");
  const form = screen.getByRole("form");
  if (!(form instanceof HTMLFormElement)) throw new Error("no form");
  expect(Object.fromEntries(new FormData(form))).toEqual({ city: "Wien", message: "Hallo" });
});

test("shows the password and hides it again", async () => {
  render(<PasswordField label="Password" showText="Show password" hideText="Hide password" defaultValue="secret" />);
  const input = screen.getByLabelText("Password");
  expect(input.getAttribute("type")).toBe("password");
  await userEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(input.getAttribute("type")).toBe("text");
  await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
  expect(input.getAttribute("type")).toBe("password");
});
