/** The only API version that this double supports, and the one that the pinned SDK requests. */
export const apiVersion = "2026-10-28.endive";
