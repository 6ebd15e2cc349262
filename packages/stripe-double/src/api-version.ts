/** The only version that this double speaks; the pinned SDK asks for it. */
export const apiVersion = "2026-10-28.endive";
