import { defineBlock } from '../kit/element/define-block'
import { readSearch } from './search.content'
import { searchSchema } from './search.schema'
import css from './search.static.css?inline'
import { Search } from './search.view'

/** The search under its second name, `search-preview`. */
defineBlock('search-preview', { schema: searchSchema, readContent: readSearch, View: Search, css })
