export { writeRatingLink } from "./links.ts";
export { planRating } from "./schedule-rating-request.ts";
export { registerRatingRoutes } from "./routes.ts";
export { ratingDue } from "./due.ts";
export { askForRatings } from "./send-rating-requests.ts";
