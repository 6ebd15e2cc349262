/** For how many days the figures of applications are shown, and for how many they can be. */
export const usualSpan = "30";
export const otherSpans = ["14", "90"] as const;
