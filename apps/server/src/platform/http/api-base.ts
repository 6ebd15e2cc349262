/** What the path of every call begins with. */
export const apiBase = "/api/v1";
