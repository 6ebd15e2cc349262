import type { LandlordView } from "@kautia/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { connectionLost, type FakeReply, ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { sampleLandlordView as view } from "../../testing/sample-landlord-view.ts";
import { showApp } from "../../testing/show-app.tsx";

const token = "fedcba9876543210fedcba9876543210";
const accepted: LandlordView = {
  ...view,
  status: "ACCEPTED",
  coverStart: "2026-12-01",
  answeredAt: "2026-11-22T23:30:00.000Z",
};
/** What a folded part contains. */
const folded = (name: string) => {
  const part = screen.getByRole("heading", { name }).closest("details");
  if (!part) throw new Error(`${name} is not folded`);
  return within(part);
};

const declined: LandlordView = { ...view, status: "DECLINED", answeredAt: "2026-11-22T09:00:00.000Z" };

function show(
  views: (() => FakeReply)[],
  handlers: Record<string, () => FakeReply> = {},
  language: "de" | "en" = "en",
) {
  return showApp({
    at: `/${language}/landlord/${token}`,
    language,
    handlers: { "get-landlord-view": () => (views.shift() ?? connectionLost)(), ...handlers },
  });
}

describe("landlord screen", () => {
  it("says in its heading what is offered, and needs no unfolding to decide", async () => {
    await show([() => ok(view)], {}, "de");
    const heading = await screen.findByRole("heading", { level: 1, name: /^1\.500.€ Sicherheit von/ });
    expect(heading.textContent).toMatch(/Sicherheit von Beispiel Versicherung AG, für Sie kostenlos$/);
    const main = within(screen.getByRole("main"));
    for (const text of [
      "Guten Tag Lena Lohmann",
      /^Deckt berechtigte Forderungen/,
      /^Sie zahlen nichts/,
      /^Kein Kautionskonto/,
    ])
      expect(main.getByText(text).closest("details")).toBeNull();
    for (const text of ["Mara Musterfrau", "Torstraße 12, 10119 Berlin", "1. Dezember 2026"])
      expect(main.getAllByText(text)[0]?.closest("details")).toBeNull();
    expect(screen.getByRole("button", { name: "Annehmen" })).toBeTruthy();
    // Beside the green top of a wide page, it would have the colour of its ground.
    expect(main.getByRole("link", { name: "Soll vorher etwas anders sein?" }).closest(".landlord-more")).toBeTruthy();
  });

  it("folds everything else, in the order of time and in sentences", async () => {
    await show([() => ok(view)], {}, "de");
    await screen.findByRole("button", { name: "Annehmen" });
    for (const text of ["Ihre Adresse", "Karl-Marx-Allee 90, 10243 Berlin", "Kautia"])
      expect(folded("Was abgesichert ist").getByText(text)).toBeTruthy();
    const line = folded("Was bisher geschah und was noch kommt").getAllByRole("listitem", { hidden: true });
    expect(line.map(({ textContent }) => textContent)).toEqual([
      "Erledigt: Mara Musterfrau hat unterschrieben21.\u00a0November 2026",
      "Jetzt: Sie sind an der ReiheBitte antworten Sie bis zum 21.\u00a0Dezember 2026. Ohne Antwort endet der Vertrag.",
      "Kommt noch: Die Bürgschaft beginntfrühestens 1.\u00a0Dezember 2026Oder an dem Tag, an dem Sie annehmen, falls er später liegt.",
    ]);
  });

  it("names the guarantor with address and phone, and shows a sample of the certificate and the way to the money", async () => {
    await show([() => ok(view)]);
    expect(
      await screen.findByText(/The guarantor is Beispiel Versicherung AG, Beispielallee 2, 10115 Berlin/),
    ).toBeTruthy();
    const covered = folded("What is covered");
    const phone = covered.getByRole("link", { name: "phone\u00a0+49\u00a030\u00a023125\u00a0001", hidden: true });
    expect(phone.getAttribute("href")).toBe("tel:+493023125001");
    const sample = covered.getByRole("link", { name: /See a sample of the certificate/, hidden: true });
    expect(sample.getAttribute("href")).toBe("/api/v1/sample-certificate?lang=en");
    const steps = folded("How you get your money").getAllByRole("listitem", { hidden: true });
    expect(steps).toHaveLength(4);
    expect(steps.at(-1)?.textContent).toBe(
      "Beispiel Versicherung AG transfers the money to the account you enter here.",
    );
  });

  it("asks once before accepting, then shows the certificate", async () => {
    const { user, server } = await show([() => ok(view)], {
      "accept-as-landlord": () => ok({ ...accepted, hasCertificate: true, certificateCode: "7K4M-Q2XD-5R8T-0WZA" }),
    });
    await user.click(await screen.findByRole("button", { name: "Accept" }));
    const dialog = within(screen.getByRole("dialog", { name: "Accept the guarantee?" }));
    expect(dialog.getByText(/up to €1,500.+The guarantor is Beispiel Versicherung AG/)).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Back" }));
    expect(server.asked("accept-as-landlord")).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Accept" }));
    await user.dblClick(screen.getByRole("button", { name: "Yes, accept" }));
    const heading = await screen.findByRole("heading", { name: "You’ve accepted. Thank you!" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText(/^The guarantee is in force from 1 December 2026\./)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Accept" })).toBeNull();
    expect(server.asked("accept-as-landlord")).toHaveLength(1);
    const certificate = within(screen.getByRole("region", { name: "Guarantee certificate" }));
    expect(certificate.getByRole("link", { name: /Open certificate/ }).getAttribute("href")).toMatch(/certificate$/);
    expect(certificate.getByRole("link", { name: "Download" }).getAttribute("download")).toMatch(/\.pdf$/);
    expect(certificate.getByText("7K4M-Q2XD-5R8T-0WZA")).toBeTruthy();
    expect(screen.queryByText(/sample/)).toBeNull();
  });

  it("shares the certificate, or copies the link that checks it, but never the landlord's own link", async () => {
    const certificateCode = "7K4M-Q2XD-5R8T-0WZA";
    const { user } = await show([() => ok({ ...accepted, hasCertificate: true, certificateCode })]);
    await user.click(await screen.findByRole("button", { name: "Copy link for checking" }));
    expect(await screen.findByText(/^Copied\. The link shows whether/)).toBeTruthy();
    expect(await navigator.clipboard.readText()).toMatch(new RegExp(`/en/certificates/${certificateCode}$`));
  });

  it("keeps claim and release for later, as links to pages of their own", async () => {
    const { user, path } = await show([
      () => ok({ ...accepted, status: "ACTIVE", hasCertificate: true, mayRelease: true, claimable: 1500 }),
    ]);
    const later = within(await screen.findByRole("region", { name: "What you can do here" }));
    expect(later.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Report a claim",
      "Release the guarantee",
      "Something has changed",
    ]);
    await user.click(later.getByRole("link", { name: "Release the guarantee" }));
    expect(path()).toBe(`/en/landlord/${token}/release`);
  });

  it("asks a landlord who holds cash to confirm by when it is returned, and shows the day afterwards", async () => {
    const cash = { amount: 1200, limit: 1500, returnOn: null };
    const day = "2026-12-15";
    const line = [{ event: "CASH_RETURN", state: "current", on: day, by: "landlord" }];
    const { user, server } = await show([() => ok({ ...view, cash })], {
      "accept-as-landlord": () => ok({ ...accepted, cash: { ...cash, returnOn: day }, line }),
    });
    expect(await screen.findByText("€1,200 already paid; you return it and say by when")).toBeTruthy();
    await user.click(screen.getByRole("link", { name: "Accept" }));
    expect(await screen.findByText("The tenant has already paid €1,200 as a cash deposit")).toBeTruthy();
    expect(screen.getByText(/must not exceed three months’ net rent, here €1,500 \(§ 551 BGB\)/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Yes, accept" }));
    expect(screen.getByRole("alert", { name: "Please check 2 answers" })).toBeTruthy();
    expect(server.asked("accept-as-landlord")).toEqual([]);
    const by = within(screen.getByRole("group", { name: /By when will you return/ }));
    await user.type(by.getByLabelText("Day"), "15");
    await user.type(by.getByLabelText("Month"), "12");
    await user.type(by.getByLabelText("Year"), "2026");
    await user.click(
      screen.getByRole("checkbox", { name: /I confirm that the tenant will get the cash deposit back/ }),
    );
    await user.click(screen.getByRole("button", { name: "Yes, accept" }));
    expect(await screen.findByRole("heading", { name: "You’ve accepted. Thank you!" })).toBeTruthy();
    expect(server.asked("accept-as-landlord").map(({ body }) => body)).toMatchObject([
      { returnsCash: true, cashReturnOn: day },
    ]);
    expect(screen.getByText(/Please return the cash deposit by 15 December 2026/)).toBeTruthy();
    expect(screen.getByText("You return the cash deposit")).toBeTruthy();
    expect(screen.getAllByText("15 December 2026")).toHaveLength(2);
  });

  it("says that the connection was lost when a landlord who holds cash accepts, and keeps what was entered", async () => {
    const cash = { amount: 1200, limit: 1500, returnOn: null };
    const { user } = await show([() => ok({ ...view, cash })], { "accept-as-landlord": connectionLost });
    await user.click(await screen.findByRole("link", { name: "Accept" }));
    await user.type(await screen.findByLabelText("Day"), "15");
    await user.type(screen.getByLabelText("Month"), "12");
    await user.type(screen.getByLabelText("Year"), "2026");
    await user.click(
      screen.getByRole("checkbox", { name: /I confirm that the tenant will get the cash deposit back/ }),
    );
    await user.click(screen.getByRole("button", { name: "Yes, accept" }));
    expect(await screen.findByText("No connection")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Day").value).toBe("15");
  });

  it("names no limit for cash where the law has none, and no amount that was not named", async () => {
    const { user } = await show([() => ok({ ...view, cash: { amount: null, limit: null, returnOn: null } })]);
    expect(await screen.findByText("already paid; you return it and say by when")).toBeTruthy();
    await user.click(screen.getByRole("link", { name: "Accept" }));
    expect(await screen.findByText("The tenant has already paid a cash deposit")).toBeTruthy();
    expect(screen.queryByText(/551/)).toBeNull();
  });

  it("asks for confirmation before declining, and sends the reason", async () => {
    const { user, server } = await show([() => ok(view)], { "decline-as-landlord": () => ok(declined) });
    await user.click(await screen.findByRole("button", { name: "Decline" }));
    const dialog = within(screen.getByRole("dialog", { name: "Decline the guarantee?" }));
    await user.type(dialog.getByLabelText(/^Why\?/), "We agreed on cash.");
    await user.click(dialog.getByRole("button", { name: "Back" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(server.asked("decline-as-landlord")).toEqual([]);

    await user.click(screen.getByRole("button", { name: "Decline" }));
    const forGood = screen.getByRole("button", { name: "Decline for good" });
    // Not as the button that accepts.
    expect(forGood.classList).toContain("k-button--ending");
    await user.click(forGood);
    expect(await screen.findByRole("heading", { name: "You’ve declined" })).toBeTruthy();
    expect(server.asked("decline-as-landlord").map(({ body }) => body)).toEqual([{ reason: "We agreed on cash." }]);
  });

  it("says that the deadline for the answer has passed and what to do next", async () => {
    const over = { event: "UNANSWERED", state: "problem", on: "2026-12-22", by: "insurer" };
    await show([() => ok({ ...view, status: "ENDED", line: [view.line[0], over] })]);
    expect(await screen.findByRole("heading", { level: 1, name: "The time to answer has passed" })).toBeTruthy();
    expect(screen.getByText(/Tell Mara Musterfrau: applying again takes about two minutes/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Accept" })).toBeNull();
  });

  it("names the support address of the contract's country", async () => {
    await show([() => ok({ ...view, contractNumber: "AT-7K4M-Q2XD-6" })]);
    expect((await screen.findAllByRole("link", { name: "hilfe@example.com" })).length).toBeGreaterThan(0);
    expect(screen.queryByRole("link", { name: "help@example.com" })).toBeNull();
  });

  it("keeps an unsent question for its own guarantee only", async () => {
    const typed = async (of: string) => {
      const handlers = { "get-landlord-view": () => ok(view) };
      const { user } = await showApp({ at: `/en/landlord/${of}`, handlers });
      await user.click(await screen.findByRole("button", { name: "Ask a question", hidden: true }));
      return { user, field: screen.getByLabelText<HTMLTextAreaElement>("Your question") };
    };
    const { user, field } = await typed(token);
    await user.type(field, "Who pays?");
    for (const [of, kept] of [
      ["a".repeat(32), ""],
      [token, "Who pays?"],
    ] as const) {
      // Another page opens in the same tab.
      window.dispatchEvent(new Event("pagehide"));
      cleanup();
      expect((await typed(of)).field.value).toBe(kept);
    }
  });

  it("sends a question to us and keeps it when the connection is lost", async () => {
    let lost = true;
    const { user, server } = await show([() => ok(view)], {
      "ask-as-landlord": () => (lost ? connectionLost() : ok({ received: true })),
    });
    await user.click(await screen.findByRole("button", { name: "Ask a question", hidden: true }));
    expect(document.activeElement).toBe(screen.getByLabelText("Your question"));
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    const place = screen.getByRole("button", { name: "Ask a question", hidden: true }).closest("div");
    expect(document.activeElement).toBe(place);
    await user.click(screen.getByRole("button", { name: "Ask a question", hidden: true }));
    await user.click(screen.getByRole("button", { name: "Send question" }));
    expect(server.asked("ask-as-landlord")).toEqual([]);
    await user.type(screen.getByLabelText("Your question"), "Does it cover heating?");
    await user.click(screen.getByRole("button", { name: "Send question" }));
    lost = false;
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByText("We’ve got your question")).toBeTruthy();
    expect(document.activeElement?.textContent).toContain("We’ve got your question");
    expect(server.asked("ask-as-landlord").at(-1)?.body).toMatchObject({ message: "Does it cover heating?" });
  });

  it("says that another tenant's contract for the home was accepted first", async () => {
    const { user } = await show([() => ok(view)], {
      "accept-as-landlord": () => refused("PROPERTY_HAS_ACTIVE_POLICY"),
    });
    await user.click(await screen.findByRole("button", { name: "Accept" }));
    await user.click(screen.getByRole("button", { name: "Yes, accept" }));
    expect(await screen.findByText("This home already has a guarantee")).toBeTruthy();
  });

  it("shows the current status when the answer arrives too late", async () => {
    const withdrawn = { ...view, status: "WITHDRAWN" };
    const { user } = await show([() => ok(view), () => ok(withdrawn)], {
      "accept-as-landlord": () => refused("POLICY_STATUS_CONFLICT"),
    });
    await user.click(await screen.findByRole("button", { name: "Accept" }));
    await user.click(screen.getByRole("button", { name: "Yes, accept" }));
    expect(await screen.findByRole("heading", { name: "The tenant has withdrawn" })).toBeTruthy();
    expect(screen.getByText("Something has changed in the meantime")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Accept" })).toBeNull();
  });

  it("says since when a withdrawn guarantee gives no cover, and what that means for claims", async () => {
    const line = [view.line[0], { event: "WITHDRAWN", state: "done", on: "2026-12-04", by: "tenant" }];
    await show([() => ok({ ...accepted, status: "WITHDRAWN", line })]);
    const text = (await screen.findByText(/The tenant withdrew on 4 December 2026\./)).textContent;
    expect(text).toContain("The guarantee covers nothing from that day on.");
    expect(text).toContain("Claims that arose before then can still be reported for 183\u00a0days.");
  });

  it("no longer says that the tenant can withdraw when the period is long over", async () => {
    await show([() => ok({ ...accepted, status: "ACTIVE", signedAt: "2026-09-01T10:00:00.000Z" })]);
    expect(await screen.findByText(/guarantees justified claims/)).toBeTruthy();
    expect(screen.queryByText(/can withdraw within 14 days/)).toBeNull();
  });

  it("tells the landlord before accepting what a withdrawal does", async () => {
    await show([() => ok(view)]);
    const rules = await screen.findByText(
      /can withdraw within 14 days\. A withdrawal ends the guarantee on the same day/,
    );
    expect(rules.textContent).not.toMatch(/premium|refund/i);
  });

  it("keeps the buttons when the answer could not be sent", async () => {
    const { user } = await show([() => ok(view)], { "accept-as-landlord": connectionLost });
    await user.click(await screen.findByRole("button", { name: "Accept" }));
    await user.click(screen.getByRole("button", { name: "Yes, accept" }));
    expect(
      await screen.findByText("We don’t know whether that reached us. Please try again; it counts only once."),
    ).toBeTruthy();
    expect(screen.getByRole("button", { name: "Accept" })).toBeTruthy();
  });

  it("offers to mail the personal link when opened by the short link", async () => {
    const { user } = await show([() => ok({ ...view, mayAnswer: false })], {
      "resend-landlord-link": () => ok({ sent: true }),
    });
    expect(await screen.findByText(/^To accept or decline, you need your personal link/)).toBeTruthy();
    await user.click(await screen.findByRole("button", { name: "Send me my personal link" }));
    expect(await screen.findByText("The link is on its way")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Accept|Ask a question/ })).toBeNull();
  });

  it.each<LandlordView["status"]>(["ACCEPTED", "ACTIVE", "PAST_DUE", "CANCELLATION_REQUESTED"])(
    "asks for the personal link to release a guarantee in status %s when opened by the short link",
    async (status) => {
      const { user } = await show([() => ok({ ...accepted, status, mayAnswer: false })], {
        "resend-landlord-link": () => ok({ sent: true }),
      });
      expect(await screen.findByText(/^To release the guarantee or report a claim, you need/)).toBeTruthy();
      expect(screen.queryByRole("button", { name: "Release the guarantee" })).toBeNull();
      await user.click(screen.getByRole("button", { name: "Send me my personal link" }));
      expect(await screen.findByText("The link is on its way")).toBeTruthy();
    },
  );

  it.each<LandlordView["status"]>(["ENDED", "DECLINED", "WITHDRAWN"])(
    "does not offer the personal link in status %s",
    async (status) => {
      await show([() => ok({ ...accepted, status, mayAnswer: false })]);
      expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
      expect(screen.queryByRole("button", { name: "Send me my personal link" })).toBeNull();
    },
  );

  it("says that the link was just sent when it is requested too often", async () => {
    const { user } = await show([() => ok({ ...view, mayAnswer: false })], {
      "resend-landlord-link": () => refused("RATE_LIMITED"),
    });
    await user.click(await screen.findByRole("button", { name: "Send me my personal link" }));
    expect(await screen.findByText("We’ve only just sent it")).toBeTruthy();
  });

  it.each([
    ["ACTIVE", "The guarantee is in force"],
    ["PAST_DUE", "The guarantee is in force"],
    ["CANCELLATION_REQUESTED", "Mara Musterfrau would like to end the guarantee"],
    ["ENDED", "The guarantee has ended"],
    ["WITHDRAWN", "The tenant has withdrawn"],
  ] as const)("in status %s shows the heading '%s' and only offers a question", async (status, title) => {
    await show([() => ok({ ...accepted, status })]);
    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
    const buttons = within(screen.getByRole("main")).getAllByRole("button");
    expect(buttons.map(({ textContent }) => textContent)).toEqual(["Ask a question"]);
  });

  it("says that a cancelled guarantee stays in force until its release, which looks like no acceptance", async () => {
    await show([() => ok({ ...accepted, status: "CANCELLATION_REQUESTED", mayRelease: true })]);
    expect(
      await screen.findByText(/^Mara Musterfrau needs your release for that\. The guarantee stays in force until/),
    ).toBeTruthy();
    expect(screen.getByRole("link", { name: "Release the guarantee" }).className).toContain("k-button--ending");
  });

  it("leads to link-expired when the link is unknown", async () => {
    const { path } = await show([() => refused("TOKEN_UNKNOWN")]);
    expect(await screen.findByRole("heading", { name: "Oops, this link has expired." })).toBeTruthy();
    expect(path()).toBe("/en/link-expired?from=landlord");
    expect(screen.getByText(/Please open the one in our latest email/)).toBeTruthy();
    const mail = new URL(screen.getByRole<HTMLAnchorElement>("link", { name: "Ask for a new link" }).href);
    expect(mail.searchParams.get("subject")).toBe("A new link to my rent guarantee");
    expect(mail.searchParams.get("body")).toContain("Address of the home:");
    expect(screen.queryByText(/begin anew|start again/)).toBeNull();
  });

  it("offers a retry when the server cannot be reached or fails", async () => {
    const { user } = await show([connectionLost, () => refused("INTERNAL"), () => ok(view)]);
    expect(await screen.findByText("No connection")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Something broke on our side. Please try again in a moment.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("button", { name: "Accept" })).toBeTruthy();
  });

  it("escapes markup in names", async () => {
    await show([() => ok({ ...view, tenantName: "<script>alert('ẞ')</script>" })]);
    expect((await screen.findAllByText("<script>alert('ẞ')</script>")).length).toBeGreaterThan(0);
  });
});
