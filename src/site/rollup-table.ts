import { record } from './context-fields'
import { slice } from './slice'

/** The files of bundles by name, which come before the built-in ones. Boot reads them itself [CTX-18]. */
export const rollupTable = slice([''], { rollups: record() })
