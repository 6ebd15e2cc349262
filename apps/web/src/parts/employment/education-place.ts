/** The kind of place where somebody learns: apprentices train, and pupils go to school. */
export function educationPlaceOf(level: string) {
  if (level === "vocational") return "training";
  if (level === "school") return "school";
  return level === "other" ? "other" : "study";
}
