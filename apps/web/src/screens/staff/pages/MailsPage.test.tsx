import { texts } from "@kautia/locales";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ok } from "../../../../../../tools/vitest/fake-server.ts";
import { showApp } from "#testing/show-app.tsx";

const mail = (id: string, mayRepeat = true) => ({
  id,
  subject: "Your contract",
  to: `${id}@example.com`,
  refId: null,
  state: "REFUSED",
  createdAt: "2027-01-15T10:00:00.000Z",
  tries: 3,
  lastError: "mailbox full",
  isMisconfigured: false,
  postalAddress: null,
  hasEnclosure: false,
  mayRepeat,
});

/** The calls of the page, which lists what `readRows` returns. */
const page = (readRows: () => ReturnType<typeof mail>[]) => ({
  "get-lang": () => ok(texts("en", "staff")),
  "get-staff-session": () => ok({ person: { name: "Ute", email: "ute@example.com", role: "underwriter" } }),
  "list-troubled-mails": () => ok({ rows: readRows(), total: readRows().length }),
});

it("marks any refused mail as done, even an invitation, which cannot be sent again", async () => {
  const { user, server } = await showApp({
    at: "/en/staff/mails",
    handlers: {
      ...page(() => [mail("one"), mail("invitation", false)]),
      "settle-mail": () => ok({ settled: true }),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Done to invitation@example.com" }));
  expect(document.activeElement).toBe(await screen.findByText("Marked as done."));
  expect(screen.getAllByRole("button", { name: /^Done to / })).toHaveLength(1);
  expect(screen.getAllByRole("button", { name: /^Send again to / })).toHaveLength(1);
  expect(server.asked("settle-mail")).toHaveLength(1);
});

it("sends the selected mails again and reloads the list", async () => {
  let rows = [mail("one"), mail("two"), mail("three"), mail("invitation", false)];
  const { user, server } = await showApp({
    at: "/en/staff/mails",
    handlers: {
      ...page(() => rows),
      "send-mails-again": ({ body }) => {
        const sent = [body["ids"]].flat();
        rows = rows.filter(({ id }) => !sent.includes(id));
        return ok({ sent });
      },
    },
  });
  expect(await screen.findAllByRole("checkbox")).toHaveLength(3);
  for (const id of ["one", "two", "three", "two"])
    await user.click(screen.getByRole("checkbox", { name: `${id}@example.com` }));
  await user.click(screen.getByRole("button", { name: "Send 2 again" }));
  expect(await screen.findByText("Sent again: 2")).toBeTruthy();
  expect(await screen.findAllByRole("checkbox")).toHaveLength(1);
  expect(server.asked("send-mails-again").map(({ body }) => body["ids"])).toEqual([["one", "three"]]);
  expect(screen.queryByRole("button", { name: /^Send \d again/ })).toBeNull();
});
