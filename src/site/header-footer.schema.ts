import * as z from 'zod/mini'

const region = z._default(z.record(z.string(), z.unknown()), {})

/** The site's header and footer: one object with two parts (B3 L154). */
export const headerFooterSchema = z.object({ header: region, footer: region })

export type HeaderFooter = z.output<typeof headerFooterSchema>
