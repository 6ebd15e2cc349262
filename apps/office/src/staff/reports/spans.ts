/** For how many days the figures of applications can be shown. */
export const figureSpans = ["14", "30", "90"] as const;
