import type * as z from 'zod/mini'

/** What a server sends for an answer's schema: fields for which a page has a default are required here. */
export type Answered<Schema extends z.ZodMiniType> = Sent<z.input<Schema>, z.output<Schema>>

type Sent<In, Out> = In extends readonly (infer Item)[]
  ? Sent<Item, Out extends readonly (infer Read)[] ? Read : never>[]
  : In extends object
    ? {
        [Key in keyof Out]: Key extends keyof In
          ? Sent<Exclude<In[Key], undefined>, Exclude<Out[Key], undefined>>
          : never
      }
    : In
