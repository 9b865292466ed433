import * as z from 'zod/mini'
import { record } from '../kinds'

const region = z._default(record(), {})

/** The site's header and footer: one object with two parts (B3 L154). */
export const headerFooterSchema = z.object({ header: region, footer: region })
