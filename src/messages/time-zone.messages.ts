/** Said where a time zone cannot be had (B8 L330); apart, for whoever needs no other words of failure. */
export const LOAD_TIMEZONE = 'Failed to load timezone'
