/** Begins the keys of a sandbox, so that nobody confuses them with live ones. */
const testPrefix = "test_";

/** `secret` is 32 hexadecimal digits. */
export function writeKey(secret: string, { isSandbox }: { isSandbox: boolean }): string {
  return isSandbox ? testPrefix + secret : secret;
}

export function isSandboxKey(key: string): boolean {
  return key.startsWith(testPrefix);
}

export function isLiveKey(key: string): boolean {
  return /^[0-9a-f]{32}$/.test(key);
}
