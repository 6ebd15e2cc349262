import { brotliCompressSync } from "node:zlib";
import { serve } from "../../../tools/lib/serve.ts";

/** The simplest page that could ask a question: styled inside, without a script, a font or a second request. */
const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Your name</title><meta name="description" content="A question about a rent deposit"><link rel="icon" href="data:,">
<style>
body{margin:0;font:1.125rem/1.5 system-ui,sans-serif;color:#1d2433;background:#fff}
header{padding:1rem;border-bottom:1px solid #d5dae3;font-weight:600}
main{max-width:34rem;margin:2rem auto;padding:0 1rem}
h1{font-size:2rem;line-height:1.2}
label{display:block;margin-top:1rem;font-weight:600}
input{box-sizing:border-box;width:100%;min-height:3rem;padding:0 .75rem;font:inherit;border:1px solid #6b7385;border-radius:.5rem}
button{margin-top:1.5rem;min-height:3rem;padding:0 2rem;font:inherit;font-weight:600;color:#fff;background:#2a3f8f;border:0;border-radius:.5rem}
footer{margin-top:3rem;color:#596072;font-size:1rem}
</style></head>
<body><header>Rent deposit</header><main><h1>What is your name?</h1>
<p>Please write it as it is in your passport or identity card, because it will be in the contract and on the
certificate that your landlord gets. You can change it until you sign.</p>
<form method="post"><label for="first">First name</label><input id="first" name="first" autocomplete="given-name" required>
<label for="last">Last name</label><input id="last" name="last" autocomplete="family-name" required>
<button>Next</button></form>
<footer>Questions? Call us from Monday to Friday between 9 and 17 o'clock.</footer></main></body></html>
`;

/** Hosts that page, compressed as ours are. */
export async function hostPlainPage(): Promise<{ url: string; close(): Promise<void> }> {
  const body = brotliCompressSync(page);
  const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "br" };
  const { url, close } = await serve((_request, response) => void response.writeHead(200, headers).end(body));
  return { url: `${url.replace("127.0.0.1", "localhost")}/`, close };
}
