import type { CoSigning, TenantRecord } from "@kautia/contract";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { connectionLost, ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { chosen, paymentHandlers, signed } from "../../testing/payment-scene.ts";
import { type Scene, showApp } from "../../testing/show-app.tsx";
import { words } from "../../testing/words.ts";

const coTenant = (firstName: string, lastName: string) => ({
  firstName,
  lastName,
  birthDate: "1992-03-04",
  email: `${firstName.toLowerCase()}@example.com`,
  grossIncome: 30_000,
});
const ben = coTenant("Ben", "Beispiel");
const cem = coTenant("Cem", "Can");
const withBen: TenantRecord = { ...chosen, coTenants: [ben] };
const withBoth: TenantRecord = { ...chosen, coTenants: [ben, cem] };

type Person = CoSigning["people"][number];

function asked({ firstName, lastName, email }: typeof ben, state: Person["state"] = "INVITED"): Person {
  return { firstName, lastName, email, state, at: "2026-11-21T10:00:00.000Z", mayRemind: true };
}

function waitingFor(people: Person[], more: Partial<CoSigning> = {}) {
  const coSigning: CoSigning = {
    signedAt: "2026-11-21T10:00:00.000Z",
    aloneOfferedFrom: "2999-12-05T10:00:00.000Z",
    coverStart: "2000-01-01",
    people,
    stopped: null,
    ...more,
  };
  return ok({ coSigning });
}

const show = (
  coSigning: ReturnType<typeof ok>,
  handlers: Scene["handlers"] = {},
  record = withBen,
  at = "/en/payment",
) => showApp({ at, record, handlers: { ...paymentHandlers, "get-co-signing": () => coSigning, ...handlers } });

const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const button = (name: string) => screen.getByRole("button", { name });

describe("while co-tenants have yet to sign", () => {
  it("says who has signed, who has not, and what comes next", async () => {
    await show(waitingFor([asked(ben, "SIGNED"), asked(cem)]), {}, withBoth);
    await title("Only Cem Can still has to sign");
    expect(screen.getByText(/^You signed on 21 November 2026\. Once everybody has/)).toBeTruthy();
    expect(screen.getAllByRole("listitem").map((item) => item.textContent?.replaceAll("\u00a0", " "))).toEqual(
      expect.arrayContaining([
        "Done: You have signed21 November 2026",
        "Done: Ben Beispiel has signed21 November 2026",
        expect.stringContaining("Now: Cem Can signsWe emailed cem@example.com on 21 November 2026."),
        expect.stringContaining("Still to come: We invite your landlord"),
      ]),
    );
  });

  it("counts the missing signatures", async () => {
    await show(waitingFor([asked(ben), asked(cem)]), {}, withBoth);
    await title("2 people still have to sign");
  });

  it("is not shown and not asked for by a tenant who signs alone", async () => {
    const { server } = await show(waitingFor([]), {}, chosen);
    await title(words("payment.title"));
    expect(server.asked("get-co-signing")).toEqual([]);
  });

  it("is not shown before the first tenant has signed", async () => {
    await show(ok({ coSigning: null }));
    await title(words("payment.title"));
  });

  it("appears after the first tenant's signature", async () => {
    let isSigned = false;
    const { user, path } = await show(
      ok({}),
      {
        "get-co-signing": () => (isSigned ? waitingFor([asked(ben)]) : ok({ coSigning: null })),
        "sign-contract": () => {
          isSigned = true;
          return ok({ lastCompletedPage: "PAYMENT_PERIOD" });
        },
      },
      withBen,
      "/en/payment?step=summary",
    );
    const boxes = await screen.findAllByRole("checkbox");
    expect(boxes).toHaveLength(3);
    expect(screen.getByRole("main").textContent).toContain("liable for the whole amount together with Ben Beispiel");
    for (const box of boxes) await user.click(box);
    await user.click(screen.getByRole("button", { name: /^I sign my contract/ }));
    await title("Only Ben Beispiel still has to sign");
    expect(path()).toBe("/en/payment");
  });

  it("leads on once the last one has signed", async () => {
    let isOver = false;
    await show(ok({}), {
      "get-co-signing": (_, state) => {
        if (isOver) state.record = { ...signed, coTenants: [ben] };
        return isOver ? ok({ coSigning: null }) : waitingFor([asked(ben)]);
      },
    });
    await title("Only Ben Beispiel still has to sign");
    isOver = true;
    await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
    await title("Congratulations, Mara!");
    expect(screen.getByText(words("coSigning.allSigned"))).toBeTruthy();
  });

  it("can be loaded again after a lost connection", async () => {
    let lost = true;
    const { user } = await show(ok({}), {
      "get-co-signing": () => (lost ? connectionLost() : waitingFor([asked(ben)])),
    });
    const again = await screen.findByRole("button", { name: words("common.retry") });
    lost = false;
    await user.click(again);
    await title("Only Ben Beispiel still has to sign");
  });
});

describe("the first tenant who waits", () => {
  it("sends a co-tenant the email again", async () => {
    const { user, server } = await show(waitingFor([asked(ben)]), {
      "remind-co-tenant": () => waitingFor([asked(ben)]),
    });
    await user.click(await screen.findByRole("button", { name: "Send Ben the email again" }));
    expect(await screen.findByText("We’ve sent the email to ben@example.com again.")).toBeTruthy();
    expect(server.asked("remind-co-tenant").map(({ body }) => body["email"])).toEqual(["ben@example.com"]);
  });

  it("is told that one email a day is enough", async () => {
    const { user } = await show(waitingFor([asked(ben)]), { "remind-co-tenant": () => refused("RATE_LIMITED") });
    await user.click(await screen.findByRole("button", { name: "Send Ben the email again" }));
    expect(await screen.findByText(/^Ben has had an email from us today/)).toBeTruthy();
  });

  it("corrects an email address without new signatures", async () => {
    const corrected = { ...ben, email: "benn@example.com" };
    const { user, server } = await show(waitingFor([asked(ben)]), {
      "correct-co-tenant-email": () => waitingFor([asked(corrected)]),
    });
    await user.click(await screen.findByRole("button", { name: words("coSigning.correctEmail") }));
    expect(screen.getByText(/Nobody has to sign again/)).toBeTruthy();
    const field = screen.getByLabelText(words("coSigning.newEmail"));
    await user.clear(field);
    await user.type(field, "benn@example.com");
    await user.click(button(words("coSigning.correctSend")));
    expect(await screen.findByText("We’ve sent the link to benn@example.com.")).toBeTruthy();
    expect(server.asked("correct-co-tenant-email").map(({ body }) => body)).toMatchObject([
      { email: "ben@example.com", newEmail: "benn@example.com" },
    ]);
  });

  it("reads that a co-tenant refused, and asks again", async () => {
    const { user } = await show(waitingFor([asked(ben, "REFUSED")]), {
      "remind-co-tenant": () => waitingFor([asked(ben)]),
    });
    expect(await screen.findByText("Ben Beispiel doesn’t want to sign")).toBeTruthy();
    await user.click(button("Ask Ben again"));
    expect(await screen.findByText("Ben Beispiel signs")).toBeTruthy();
  });

  it("continues without one of two co-tenants, after reading what follows", async () => {
    const { user, server, path } = await show(
      waitingFor([asked(ben, "REFUSED"), asked(cem)]),
      {
        "save-co-tenants": (_, state) => {
          state.record = { ...withBoth, coTenants: [cem], lastCompletedPage: "TENANT_DETAILS" };
          return ok({ lastCompletedPage: "TENANT_DETAILS" });
        },
        "get-price": () => ok({ monthly: 6.35, yearly: 70.5 }),
      },
      withBoth,
    );
    await user.click(await screen.findByRole("button", { name: "Continue without Ben" }));
    const dialog = screen.getByRole("dialog");
    expect(dialog.textContent).toContain("Everybody who stays signs again");
    await user.click(within(dialog).getByRole("button", { name: "Continue without Ben" }));
    await waitFor(() => expect(path()).toBe("/en/summary"));
    expect(server.asked("save-co-tenants").map(({ body }) => body["coTenants"])).toMatchObject([[cem]]);
  });

  it("says when cover begins if the others sign too late for the day that was chosen", async () => {
    await show(waitingFor([asked(ben)], { coverStart: "2026-12-16" }));
    expect(await screen.findByText("The guarantee begins on 16 December 2026 at the earliest")).toBeTruthy();
  });

  it("signs alone instead, quietly at first and offered after two weeks", async () => {
    const { user } = await show(waitingFor([asked(ben)], { aloneOfferedFrom: "2020-01-01T00:00:00.000Z" }));
    expect(await screen.findByText(words("coSigning.late"))).toBeTruthy();
    await user.click(button(words("coSigning.alone")));
    expect(screen.getByRole("dialog").textContent).toContain("with your income alone");
  });

  it.each([
    ["CARD", "Add a payment method", "/en/payment?other"],
    ["DATES", "Change start and end", "/en?step=insurance-dates&edit=1"],
    ["DOCUMENTS", "To the contract", "/en/payment?step=summary"],
    ["HOME_TAKEN", "Correct the address", "/en?step=property-address&edit=1"],
  ] as const)("is led to what stopped the last signature: %s", async (stopped, name, href) => {
    await show(waitingFor([asked(ben)], { stopped }));
    expect((await screen.findByRole("link", { name })).getAttribute("href")).toBe(href);
  });

  it("adds another card and signs once more, and the other signatures stay", async () => {
    let stopped: CoSigning["stopped"] = "CARD";
    const { user, path } = await show(ok({}), {
      "get-co-signing": () => waitingFor([asked(ben)], { stopped }),
      "sign-contract": () => {
        stopped = null;
        return ok({ lastCompletedPage: "PAYMENT_PERIOD" });
      },
    });
    await user.click(await screen.findByRole("link", { name: "Add a payment method" }));
    await user.type(await screen.findByLabelText(words("payment.number")), "4242424242424242");
    await user.type(screen.getByLabelText(words("payment.expiry")), "1231");
    await user.type(screen.getByLabelText(words("payment.cvc")), "123");
    await user.click(button(words("payment.setUp")));
    await title(words("payment.summary"));
    for (const box of await screen.findAllByRole("checkbox")) await user.click(box);
    await user.click(screen.getByRole("button", { name: /^I sign my contract/ }));
    await title("Only Ben Beispiel still has to sign");
    expect(screen.queryByText(words("coSigning.card"))).toBeNull();
    expect(path()).toBe("/en/payment");
  });

  it("sets up another card while others sign, without a new signature", async () => {
    const { user, path, server } = await show(
      waitingFor([asked(ben)]),
      { "get-card-state": () => ok({ ready: true, method: { kind: "card", lastDigits: "4242" } }) },
      withBen,
      "/en/payment?step=payment",
    );
    await user.click(await screen.findByRole("link", { name: words("payment.keepCard") }));
    await title("Only Ben Beispiel still has to sign");
    expect(path()).toBe("/en/payment");
    expect(server.asked("sign-contract")).toEqual([]);
  });

  it("sees the contract without a second signature, and how to change it", async () => {
    const { user } = await show(waitingFor([asked(ben)]));
    await user.click(await screen.findByRole("link", { name: words("coSigning.toContract") }));
    await title(words("coSigning.contract"));
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.getByText(words("coSigning.signedAlreadyText"))).toBeTruthy();
    expect(screen.getByRole("link", { name: "Change Premium" }).getAttribute("href")).toBe("/en/payment?step=payment");
    expect(screen.getByRole("link", { name: words("coSigning.toSigners") }).getAttribute("href")).toBe("/en/payment");
  });
});
