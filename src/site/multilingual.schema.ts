import * as z from 'zod/mini'
import { list } from './fields'

/** The languages that a site is translated into (B3 L154). */
export const multilingualSchema = z.object({
  /** BCP 47 tags. */
  languages: list(z.string().check(z.minLength(1))),
})

export type Multilingual = z.output<typeof multilingualSchema>
