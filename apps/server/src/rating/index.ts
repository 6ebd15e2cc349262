export { writeRatingLink } from "./links.ts";
export { planRating } from "./plan-rating.ts";
export { registerRatingRoutes } from "./routes.ts";
export { ratingDue } from "./due.ts";
export { askForRatings } from "./ask-for-ratings.ts";
