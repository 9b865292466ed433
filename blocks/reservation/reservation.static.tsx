import { staticForm } from '../kit/element/static-form'
import { BookingLink } from '../kit/ui/booking/booking-link'
import { reservationSchema } from './reservation.schema'
import { bookingPage, OPEN_TABLE } from './reservation.state'

export default staticForm({
  schema: reservationSchema,
  Form: data =>
    data.restaurantId.length > 0 ? (
      <BookingLink provider={OPEN_TABLE} href={bookingPage(data)} title={data.title} />
    ) : null,
})
