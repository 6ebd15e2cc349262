export { ratingFeature } from "./routes.ts";
export { planRating } from "./plan-rating.ts";
export { writeRatingLink } from "./links.ts";
