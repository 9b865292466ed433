import { staticForm } from '../kit/element/static-form'
import { priceSchema } from './price.schema'
import { Price } from './price.view'

export default staticForm({
  schema: priceSchema,
  Form: data =>
    data.price ? (
      <span>
        <Price {...data} serverNodes={[]} />
      </span>
    ) : null,
})
