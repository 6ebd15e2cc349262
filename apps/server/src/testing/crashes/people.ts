import type { CalendarDate } from "@kautia/contract";
import { validPassword } from "../people/accounts.ts";
import { tenantName } from "../applications/answers.ts";
import { workingCard } from "../policies/sign-policy.ts";
import { demoLogin } from "../people/staff.ts";
import type { JourneyRequest, JourneyResponse, JourneyServer } from "./journey-server.ts";

/** Sets up the card as the provider's own form does; null with the sandbox, whose form is ours. */
export type SetUpCard = ((secret: string, number: string) => void) | null;

export type RunStep = (name: string, act: () => Promise<void>) => Promise<void>;

export const api = "/api/v1";
const minutes = 60_000;

/** The people of a journey, who repeat a request until it is answered. */
export abstract class People {
  protected readonly server: JourneyServer;
  protected readonly start: CalendarDate;
  readonly #setUpCard: SetUpCard;
  protected now = Date.now();

  constructor(server: JourneyServer, { start, setUpCard }: { start: CalendarDate; setUpCard: SetUpCard }) {
    this.server = server;
    this.start = start;
    this.#setUpCard = setUpCard;
  }

  abstract run(runStep: RunStep): Promise<void>;

  async settle(): Promise<void> {
    await this.moveTo(new Date(this.now).toISOString());
  }

  protected async putCardOnFile(token: string, number = workingCard): Promise<void> {
    const { body } = await this.request({ method: "GET", path: `${api}/onboarding/tenant/${token}/payment-secret` });
    const secret = String(body["secret"]);
    if (this.#setUpCard) return this.#setUpCard(secret, number);
    const card = { secret, number, expMonth: 12, expYear: 2035, cvc: "123" };
    await this.request({ path: `${api}/sandbox-payment/confirm`, body: card });
  }

  /** Signing is refused until the mail with the documents was sent, so the tenant retries. */
  protected async sign(token: string, key = "sign"): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      const body = { token, signature: true };
      const path = `${api}/onboarding/tenant/sign`;
      const response = await this.server.request({ path, body, key: `${key}-${attempt}` });
      if (response.status === 200) return;
      if (response.status !== 409 || attempt === 3) throw new Error(`signing failed: ${JSON.stringify(response)}`);
      await this.letTimePass();
    }
  }

  protected async asLandlord(link: string, act: "accept" | "release"): Promise<void> {
    await this.request({ path: `${api}/landlord/${link}/${act}`, body: { signature: true }, key: act });
  }

  protected async openAccount(): Promise<void> {
    const token = await this.secretFrom(tenantName.email, /\/new-password\?token=([0-9a-f]{32})/);
    await this.request({ path: `${api}/user/confirm-account`, body: { token, password: validPassword } });
  }

  protected async logIn(): Promise<string> {
    const login = { login: tenantName.email, password: validPassword };
    return (await this.request({ path: `${api}/session`, body: login })).cookie;
  }

  protected async openAsStaff(): Promise<string> {
    return (await this.request({ path: `${api}/staff/session`, body: demoLogin })).cookie;
  }

  protected async policy(cookie: string): Promise<object> {
    const { body } = await this.request({ method: "GET", path: `${api}/policies`, cookie });
    return listIn(body, "policies")[0] ?? {};
  }

  protected async secretFrom(to: string, link: RegExp): Promise<string> {
    const { body } = await this.request({ method: "GET", path: "/dev/mail.json" });
    for (const mail of Object.values(body)) {
      if (!(mail instanceof Object) || Reflect.get(mail, "to") !== to) continue;
      const secret = link.exec(String(Reflect.get(mail, "text")))?.[1];
      if (secret) return secret;
    }
    throw new Error(`no mail to ${to} contains ${link}`);
  }

  protected letTimePass(): Promise<void> {
    return this.moveTo(new Date(this.now + 30 * minutes).toISOString());
  }

  protected async moveTo(now: string): Promise<void> {
    this.now = Math.max(this.now, Date.parse(now));
    await this.request({ path: "/dev/clock", body: { now } });
  }

  protected async request(request: JourneyRequest): Promise<JourneyResponse> {
    const response = await this.server.request(request);
    if (response.status !== 200) throw new Error(`${request.path} returned ${JSON.stringify(response)}`);
    return response;
  }
}

export function listIn(answer: object, name: string): object[] {
  const list: unknown = Reflect.get(answer, name);
  return Array.isArray(list) ? list.filter((item): item is object => item instanceof Object) : [];
}

export function textIn(answer: object, name: string): string {
  return String(Reflect.get(answer, name));
}
