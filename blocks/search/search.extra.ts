import { defineBlock } from '../kit/element/define-block'
import { readSearch } from './search.content'
import { searchSchema } from './search.schema'
import css from './search.static.css?inline'
import { Search } from './search.view'

/** The same, as pages ask for it by `data-ashlar="search-preview"` (B2 L54). */
defineBlock('search-preview', { schema: searchSchema, readContent: readSearch, View: Search, css })
