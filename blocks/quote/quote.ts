import { defineBlock } from '../kit/element/define-block'
import { readQuote } from './quote.content'
import { quoteSchema } from './quote.schema'
import css from './quote.static.css?inline'
import { Quote } from './quote.view'

defineBlock('quote', { schema: quoteSchema, readContent: readQuote, View: Quote, css })
