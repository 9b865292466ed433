import { staticForm } from '../kit/element/static-form'
import { quoteSchema } from './quote.schema'
import { Quote } from './quote.view'

export default staticForm({
  schema: quoteSchema,
  Form: data => (data.text.length > 0 ? <Quote {...data} serverNodes={[]} /> : null),
})
