import { staticForm } from '../kit/element/static-form'
import { buttonSchema } from './button.schema'
import { Button } from './button.view'

export default staticForm({
  schema: buttonSchema,
  Form: data => (data.buttonText ? <Button {...data} serverNodes={[]} /> : null),
})
