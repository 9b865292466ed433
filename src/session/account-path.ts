/** The customer's own page, where they can log out without scripts. */
export const ACCOUNT_PATH = '/account'
