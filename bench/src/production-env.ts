/** Settings of a production server with the sandbox, without the rate limits that a benchmark would exceed. */
export const productionEnv = {
  // A development server also asks the database for its clock before each request.
  NODE_ENV: "production",
  ALLOW_SANDBOX: "true",
  DRAIN_SECONDS: "0",
  LOG_LEVEL: "warn",
  REQUESTS_PER_MINUTE: "10000000",
  NETWORK_WRONG_LOGINS_PER_HOUR: "1000000",
  NETWORK_FIRST_MAILS_PER_HOUR: "1000000",
};
