import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { openAsStaff } from "../../testing/open-office.tsx";
import { words } from "../../testing/words.ts";

const colleague = {
  id: "44444444-4444-4444-8444-444444444444",
  name: "Bo Büro",
  email: "bo@example.com",
  role: "underwriter",
  state: "ACTIVE",
  since: "2026-01-05T09:00:00.000Z",
  lastLogin: null,
  own: false,
};

test("locks a colleague with the administrator's code, and says a wrong code at its field", async () => {
  let state = "ACTIVE";
  const answers = [
    refused("STAFF_CODE_WRONG", [{ path: "code", errorCode: "STAFF_CODE_WRONG", params: {} }]),
    ok({ ...colleague, state: "LOCKED" }),
  ];
  const { server, user } = openAsStaff(`/staff/team/${colleague.id}`, {
    "get-staff-colleague": () => ok({ ...colleague, state }),
    "lock-staff": () => {
      const [answer = ok({})] = answers.splice(0, 1);
      if (answer.status === 200) state = "LOCKED";
      return answer;
    },
  });
  await screen.findByRole("heading", { level: 1, name: "Bo Büro" });
  const panel = screen.getByRole("region", { name: words("staff.people.lock") });
  const code = panel.querySelector("input");
  if (!code) throw new Error("no field");
  await user.type(code, "000000{Enter}");
  expect(await screen.findByText("The code is wrong or", { exact: false })).toBeTruthy();
  await user.clear(code);
  await user.type(code, "123456{Enter}");
  expect(await screen.findByText(words("staff.people.done.lock"))).toBeTruthy();
  expect(await screen.findByRole("region", { name: words("staff.people.unlock") })).toBeTruthy();
  expect(server.asked("lock-staff").map(({ body }) => body)).toEqual([{ code: "000000" }, { code: "123456" }]);
});

test("says that there is nothing at the address of an unknown colleague", async () => {
  openAsStaff("/staff/team/nobody", { "get-staff-colleague": () => refused("NOT_FOUND") });
  expect(await screen.findByRole("heading", { level: 1, name: words("office.notFound") })).toBeTruthy();
});

test("takes the token of an invitation out of the address, and sets the password", async () => {
  const token = "0123456789abcdef0123456789abcdef";
  const { server, history, user } = openAsStaff(`/staff/invited?token=${token}`, {
    "get-staff-invitation": () => ok({ name: "Bo", email: "bo@example.com" }),
    "set-staff-password": () => ok({ name: "Bo", email: "bo@example.com" }),
    "log-in-staff": () => ok({ stage: "code" }),
  });
  await user.type(await screen.findByLabelText(words("account.newPassword")), "Correct-Horse-1");
  expect(history.location.search).toBe("");
  await user.type(screen.getByLabelText(words("account.repeat")), "Correct-Horse-1{Enter}");
  expect(await screen.findByLabelText(words("staff.code"))).toBeTruthy();
  expect(server.asked("set-staff-password")[0]?.body).toEqual({ token, password: "Correct-Horse-1" });
});

test("names the page and the brand in the title", async () => {
  openAsStaff("/staff/team/invite", {});
  await screen.findByRole("heading", { level: 1, name: words("office.invite") });
  expect(document.title).toBe("Invite a colleague – Kautia");
});
