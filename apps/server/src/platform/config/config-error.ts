/** One line for each wrong setting, which names it. Never contains a value, because it may be a secret. */
export class ConfigError extends Error {
  override name = "ConfigError";
}
