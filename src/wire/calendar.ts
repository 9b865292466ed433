import * as z from 'zod/mini'

export const monthQuery = z.object({
  /** As `MM-YYYY`. */
  month: z.string().check(z.regex(/^(0[1-9]|1[0-2])-\d{4}$/)),
  collectionId: z.string().check(z.minLength(1), z.maxLength(200)),
})

/** An event; the dates are in ms since 1970. */
export const calendarItem = z.object({
  id: z.string(),
  title: z.string(),
  fullUrl: z.string(),
  startDate: z.number(),
  endDate: z.number(),
  location: z.optional(z.looseObject({ addressTitle: z.string() })),
  description: z.optional(z.string()),
})

export const monthAnswer = z.array(calendarItem)
