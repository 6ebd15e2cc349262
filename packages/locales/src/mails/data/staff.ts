export interface StaffMails {
  /** To a colleague at the desk who was handed work. `about`: the tenant. */
  "work-assigned": {
    personName: string;
    by: string;
    /** `MANY`: `about` is their number. */
    work: "CASE" | "CLAIM" | "MOVING_OUT" | "OTHER" | "MANY";
    about: string;
    message: string | null;
    /** The page's path, below the desk's. */
    page: string;
    link: string;
  };
  /** To one of our own people, to set up password and authenticator for the desk. */
  "staff-link": { personName: string; expiresOn: string; link: string };
}

export const staffSamples: StaffMails = {
  "work-assigned": {
    personName: "Ute Weiß",
    by: "Bo Kern",
    work: "CASE",
    about: "Jana Weber",
    message: "Der Nachweis ist da. Siehst du es dir heute noch an?",
    page: "cases/65f0c1a2b3d4e5f60718293a",
    link: "https://example.com/de/staff/cases/65f0c1a2b3d4e5f60718293a",
  },
  "staff-link": {
    personName: "Ute Weiß",
    expiresOn: "2026-11-28",
    link: "https://example.com/de/staff/invited?token=0f",
  },
};
