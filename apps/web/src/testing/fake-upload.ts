import { afterEach, beforeEach, vi } from "vitest";
import type { FakeReply } from "../../../../tools/vitest/fake-server.ts";

/** A fake XMLHttpRequest. The test controls its progress and its result. */
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

/** Replaces XMLHttpRequest in every test of the file. Returns the list of started uploads. */
export function fakeUploads(): FakeUpload[] {
  const started: FakeUpload[] = [];
  beforeEach(() => {
    started.length = 0;
    vi.stubGlobal(
      "XMLHttpRequest",
      class extends FakeUpload {
        constructor() {
          super();
          started.push(this);
        }
      },
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  return started;
}
