/** An outside service does not answer as it should; the same request may succeed later. */
export class ProviderUnavailableError extends Error {
  override name = "ProviderUnavailableError";
}
