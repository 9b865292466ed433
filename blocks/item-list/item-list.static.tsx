import { staticForm } from '../kit/element/static-form'
import { Items } from './item-list.items'
import { itemListSchema } from './item-list.schema'

export default staticForm({
  schema: itemListSchema,
  Form: ({ items }) => (items.length > 0 ? <Items items={items} ref={null} /> : null),
})
