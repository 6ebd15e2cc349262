/** Settings for tests, in which all tenants and landlords come from one address. */
export const oneNetworkForAll = {
  REQUESTS_PER_MINUTE: "1000000",
  NETWORK_FIRST_MAILS_PER_HOUR: "1000000",
  NETWORK_HOMES_PER_DAY: "1000000",
};
