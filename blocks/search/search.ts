import { defineBlock } from '../kit/element/define-block'
import { readSearch } from './search.content'
import { searchSchema } from './search.schema'
import css from './search.static.css?inline'
import { Search } from './search.view'

defineBlock('search', { schema: searchSchema, readContent: readSearch, View: Search, css })
