import type * as z from 'zod/mini'

/**
 * Makes a schema that only the server needs. Its calls are marked `@__PURE__`, so bundles drop unused ones:
 * measured, since calls of zod are kept as soon as zod is in another file.
 */
export const defineSchema = <Schema>(make: () => Schema): Schema => make()

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
