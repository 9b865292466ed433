/** What kind of site it is (B3 L164). */
export const WEBSITE_TYPES = { classic: 1, coverPage: 2, parkingPage: 3, commerce: 4, enterprise: 5 } as const
