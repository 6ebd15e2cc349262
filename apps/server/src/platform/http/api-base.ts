/** The prefix of every call's path. */
export const apiBase = "/api/v1";
