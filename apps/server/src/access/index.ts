export { landlordLinks, type LinkKind, linkKindsOf, tenantLinks } from "./link-kinds.ts";
export {
  changeLink,
  consumeLink,
  deleteLinks,
  deleteLinksOfMails,
  deleteMailedLinks,
  extendLink,
  findLink,
  type Link,
  lockLink,
  makeLink,
} from "./links.ts";
export { beginSession, endSession, endSessions, findBySession, selectSessions } from "./sessions.ts";
export { clearLoginAttempts, countLoginAttempt, takeBackLoginAttempt } from "./login-attempts.ts";
export { expiredLinks, expiredNetworks, expiredSessions } from "./tasks.ts";
