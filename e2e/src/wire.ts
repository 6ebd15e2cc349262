/** The API as a stranger's client would speak it: plain fetch, plain JSON, names and codes of the wire decisions. */
export interface Answer {
  status: number;
  /** Parsed JSON; the tests say what they expect of it. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a stranger's client has no types
  body: any;
}

export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
  replyTo: string | null;
  sentAt: string;
}

export interface Charge {
  id: string;
  refId: string;
  amount: number;
  currency: string;
  status: string;
  at: string;
  refunded: number;
}

export interface Wire {
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Uploads a document that an application owes: a small PDF, unless there is another file. */
  upload(refId: string, about: { token: string; type: string; file?: Blob; fileName?: string }): Promise<Answer>;
  /** Brings a file alone to where files of a contract go: a small PDF. */
  bring(path: string, fileName: string, headers?: Record<string, string>): Promise<Answer>;
  /** Moves the product's clock and runs what is due until then. */
  clock(now: string): Promise<void>;
  /** The mailbox, or the mails to one address, newest first. */
  mails(to?: string): Promise<Mail[]>;
  /** The card provider's books. */
  charges(refId?: string): Promise<Charge[]>;
}

const smallPdf = new Blob(["%PDF-1.7\n%%EOF\n"], { type: "application/pdf" });

export function wireTo(url: string): Wire {
  const ask = async (path: string, init: RequestInit): Promise<Answer> => {
    const answer = await fetch(url + path, init);
    return { status: answer.status, body: await answer.json() };
  };
  const api = (path: string) => `/api/v1${path}`;
  return {
    get: (path, headers = {}) => ask(api(path), { headers: { "Accept-Language": "de-DE", ...headers } }),
    post: (path, body, headers = {}) =>
      ask(api(path), {
        method: "POST",
        headers: {
          "Accept-Language": "de-DE",
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    upload: (refId, { token, type, file = smallPdf, fileName = "document.pdf" }) => {
      const body = new FormData();
      body.append("token", token);
      body.append("type", type);
      body.append("file", file, fileName);
      return ask(api(`/onboarding/${refId}/document`), { method: "POST", body });
    },
    bring: (path, fileName, headers = {}) => {
      const body = new FormData();
      body.append("file", smallPdf, fileName);
      return ask(api(path), { method: "POST", body, headers });
    },
    clock: async (now) => {
      const { status, body } = await ask("/dev/clock", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ now }),
      });
      if (status !== 200) throw new Error(`the clock does not go to ${now}: ${JSON.stringify(body)}`);
    },
    mails: async (to) => (await ask(`/dev/mail.json${to ? `?to=${encodeURIComponent(to)}` : ""}`, {})).body,
    charges: async (refId) => {
      const { body } = await ask("/dev/charges", {});
      return body.filter((charge: Charge) => refId === undefined || charge.refId === refId);
    },
  };
}
