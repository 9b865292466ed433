/*
 * Stands in for zod/mini in the bundles of a page, as Preact stands in for React: the same names, results, paths and
 * messages, for the functions that the bundles use. The build fails if a bundle uses another one.
 */
export { _default, nullable, optional, pipe, transform, union } from './modifiers'
export { parse, safeParse } from './parse'
export { array, boolean, custom, number, object, string, unknown } from './types'
