/** What a student can study for; the contract takes any text, the app offers these. */
export const educationLevels = ["bachelor", "master", "doctorate", "vocational", "school", "other"] as const;
