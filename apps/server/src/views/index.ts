export { leftOutOfOwnData, readOwnData } from "./own-data/read-own-data.ts";
