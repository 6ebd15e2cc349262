/** About a link that acts in the landlord's name. */
export const landlordLink = "The link is for you only: anyone who has it can act in your name.";
