import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { InlineMessage } from "./InlineMessage.tsx";

test("is announced only if it is live: errors as an alert, the rest as a status", () => {
  render(
    <>
      <InlineMessage title="Always here" />
      <InlineMessage live tone="error" toneLabel="Error" title="Refused" />
      <InlineMessage live tone="success" title="Saved" />
    </>,
  );
  expect(screen.getByRole("alert").textContent).toBe("Error: Refused");
  expect(screen.getByRole("status").textContent).toBe("Saved");
});
