/** Where a visitor's choice is recorded. */
export const CONSENT_RECORDS_PATH = '/api/consent-records'
