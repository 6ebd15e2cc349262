/** The degrees that the app offers to students. The contract accepts any text. */
export const educationLevels = ["bachelor", "master", "doctorate", "vocational", "school", "other"] as const;
