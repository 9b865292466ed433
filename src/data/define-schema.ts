/**
 * Makes a schema that only the server needs. Its calls are marked `@__PURE__` where they stand, and a bundle drops what a
 * page does not use: measured, since calls of zod keep their bytes as soon as zod stands in another file.
 */
export const defineSchema = <Schema>(make: () => Schema): Schema => make()
