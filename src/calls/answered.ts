import type * as z from 'zod/mini'

/** The type of a server's answer by its schema: fields with a default are required here. */
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
