/** A plain JSON client of the API, without types from the contract. */
export interface Answer {
  status: number;
  /** Parsed JSON. */
  // oxlint-disable-next-line typescript/no-explicit-any -- an external client has no types
  body: any;
  headers?: Headers;
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

export interface ApiClient {
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Uploads a document for an application; default: a small PDF. */
  upload(refId: string, about: { token: string; type: string; file?: Blob; fileName?: string }): Promise<Answer>;
  /** Uploads a small PDF as a file of a contract. */
  uploadPolicyFile(path: string, fileName: string, headers?: Record<string, string>): Promise<Answer>;
  /** Moves the server's clock and runs the work that becomes due. */
  clock(now: string): Promise<void>;
  /** All mails, or those to one address, newest first. */
  mails(to?: string): Promise<Mail[]>;
  /** The sandbox payment provider's charges. */
  charges(refId?: string): Promise<Charge[]>;
}

const smallPdf = new Blob(["%PDF-1.7\n%%EOF\n"], { type: "application/pdf" });

export function apiClientFor(url: string): ApiClient {
  const send = async (path: string, init: RequestInit): Promise<Answer> => {
    const answer = await fetch(url + path, init);
    return { status: answer.status, body: await answer.json(), headers: answer.headers };
  };
  const api = (path: string) => `/api/v1${path}`;
  return {
    get: (path, headers = {}) => send(api(path), { headers: { "Accept-Language": "de-DE", ...headers } }),
    post: (path, body, headers = {}) =>
      send(api(path), {
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
      return send(api(`/onboarding/${refId}/document`), { method: "POST", body });
    },
    uploadPolicyFile: (path, fileName, headers = {}) => {
      const body = new FormData();
      body.append("file", smallPdf, fileName);
      return send(api(path), { method: "POST", body, headers });
    },
    clock: async (now) => {
      const { status, body } = await send("/dev/clock", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ now }),
      });
      if (status !== 200) throw new Error(`cannot move the clock to ${now}: ${JSON.stringify(body)}`);
    },
    mails: async (to) => (await send(`/dev/mail.json${to ? `?to=${encodeURIComponent(to)}` : ""}`, {})).body,
    charges: async (refId) => {
      const { body } = await send("/dev/charges", {});
      return body.filter((charge: Charge) => refId === undefined || charge.refId === refId);
    },
  };
}
