/** Its message has one line for each wrong setting, with its name but never its value, which may be a secret. */
export class ConfigError extends Error {
  override name = "ConfigError";
}
