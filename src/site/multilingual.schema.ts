import * as z from 'zod/mini'
import { list } from '../fields'
import { textLike } from '../kinds'

/** The languages that a site is translated into (B3 L154). */
export const multilingualSchema = z.object({
  /** BCP 47 tags. */
  languages: list(textLike(/./)),
})
