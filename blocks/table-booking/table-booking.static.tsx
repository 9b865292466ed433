import { staticForm } from '../kit/element/static-form'
import { BookingLink } from '../kit/ui/booking/booking-link'
import { tableBookingSchema } from './table-booking.schema'
import { bookingPage, TOCK } from './table-booking.state'

export default staticForm({
  schema: tableBookingSchema,
  Form: ({ businessSlug, title }) =>
    businessSlug === undefined ? null : (
      <BookingLink provider={TOCK} href={bookingPage(businessSlug)} title={title} />
    ),
})
