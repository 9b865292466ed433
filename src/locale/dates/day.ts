/** A day of the Gregorian calendar, as the number of days since 1 January 1970. */
export type Day = number

export const DAY_MS = 86_400_000

/** A day by its year, its month from 1 to 12 and its date. */
export const dayOf = (year: number, month: number, date: number): Day =>
  new Date(0).setUTCFullYear(year, month - 1, date) / DAY_MS

/** As ISO 8601 writes it: `2026-12-05`. */
export const isoOf = (day: Day): string => new Date(day * DAY_MS).toISOString().slice(0, 10)
