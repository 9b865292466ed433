import { defineBlock } from '../kit/element/define-block'
import '../kit/form/controls/controls'
import { readDonation } from './donation.content'
import { donationSchema } from './donation.schema'
import css from './donation.static.css?inline'
import { Donation } from './donation.view'

defineBlock('donation', { schema: donationSchema, readContent: readDonation, View: Donation, css })
