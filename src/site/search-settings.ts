import { slice, text } from './slices/slice'

/** The search of a site whose host has no search of its own; '' if missing. */
export const searchSettings = slice(['search.'], {
  /** The URL of an index that `ashlar adopt` has written. */
  index: text(),
  /** The URL of the page of results. */
  page: text(),
})
