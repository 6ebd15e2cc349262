/** About a link that acts in the landlord's name. */
export const landlordLink = "Der Link ist nur für Sie bestimmt: Wer ihn hat, kann in Ihrem Namen handeln.";
