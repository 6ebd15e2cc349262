import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Field } from "./Field.tsx";
import { FieldGroup } from "./FieldGroup.tsx";
import type { FieldProps } from "./field-props.ts";
import { useFieldIds } from "./use-field-ids.ts";

function Box(props: FieldProps) {
  const ids = useFieldIds(props.id, props.help, props.error);
  return (
    <Field {...props} ids={ids}>
      <input id={ids.control} aria-describedby={ids.describedBy} />
    </Field>
  );
}

function Group(props: FieldProps & { hideLabel?: boolean }) {
  return (
    <FieldGroup {...props} ids={useFieldIds(props.id, props.help, props.error)}>
      <p>two boxes</p>
    </FieldGroup>
  );
}

const described = (element: Element) =>
  element
    .getAttribute("aria-describedby")
    ?.split(" ")
    .map((id) => document.getElementById(id)?.textContent);

test("connects label, error and help to the control, with the error before the help", () => {
  render(<Box id="zip" label="Postcode" help="Five digits" error="One is missing" optionalText="(optional)" />);
  const box = screen.getByLabelText("Postcode (optional)");
  expect(box.id).toBe("zip");
  expect(described(box)).toEqual(["One is missing", "Five digits"]);
});

test("sets no description without help or error", () => {
  render(<Box label="Postcode" />);
  expect(screen.getByLabelText("Postcode").hasAttribute("aria-describedby")).toBe(false);
});

test("renders the label as the h1 with asQuestion", () => {
  render(<Box asQuestion label="What is your name?" />);
  expect(screen.getByRole("heading", { level: 1, name: "What is your name?" })).toBeTruthy();
  expect(screen.getByLabelText("What is your name?").tagName).toBe("INPUT");
});

test("names a group after its label even if the label is visually hidden", () => {
  render(<Group hideLabel label="Date of birth" error="This day does not exist" />);
  const group = screen.getByRole("group", { name: "Date of birth" });
  expect(described(group)).toEqual(["This day does not exist"]);
  expect(group.querySelector("legend")?.className).toBe("k-visually-hidden");
});
