import { defineBlock } from '../kit/element/define-block'
import '../kit/form/controls/controls'
import { readNewsletter } from './newsletter.content'
import css from './newsletter.css?inline'
import { newsletterSchema } from './newsletter.schema'
import staticCss from './newsletter.static.css?inline'
import { Newsletter } from './newsletter.view'

defineBlock('newsletter', {
  schema: newsletterSchema,
  readContent: readNewsletter,
  View: Newsletter,
  css: staticCss + css,
})
