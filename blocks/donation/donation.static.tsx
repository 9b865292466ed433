import { staticForm } from '../kit/element/static-form'
import { donationSchema } from './donation.schema'
import { Donation } from './donation.view'

/** A form that leads to the donation's checkout, which asks for what is missing. */
export default staticForm({
  schema: donationSchema,
  Form: data => <Donation {...data} serverNodes={[]} />,
})
