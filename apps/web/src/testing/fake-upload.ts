import { afterEach, beforeEach, vi } from "vitest";
import type { FakeReply } from "./fake-server.ts";

/** One upload as the browser would send it; the test says how far it is and what becomes of it. */
export class FakeUpload extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  method = "";
  url = "";
  form = new FormData();
  status = 0;
  responseText = "";
  aborted = false;

  open(method: string, url: string): void {
    Object.assign(this, { method, url });
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  send(form: FormData): void {
    this.form = form;
  }

  abort(): void {
    this.aborted = true;
    this.dispatchEvent(new Event("abort"));
  }

  move(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event("progress"), { lengthComputable: true, loaded, total }));
  }

  answer({ status, body }: FakeReply): void {
    this.status = status;
    this.responseText = typeof body === "string" ? body : JSON.stringify(body);
    this.dispatchEvent(new Event("load"));
  }

  break(): void {
    this.dispatchEvent(new Event("error"));
  }
}

/** Puts fake uploads in place of the browser's in every test of the file; answers those that were begun. */
export function fakeUploads(): FakeUpload[] {
  const begun: FakeUpload[] = [];
  beforeEach(() => {
    begun.length = 0;
    vi.stubGlobal(
      "XMLHttpRequest",
      class extends FakeUpload {
        constructor() {
          super();
          begun.push(this);
        }
      },
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  return begun;
}
