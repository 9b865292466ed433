import { defineBlock } from '../kit/element/define-block'
import { readTableBooking } from './table-booking.content'
import { tableBookingSchema } from './table-booking.schema'
import css from './table-booking.static.css?inline'
import { TableBooking } from './table-booking.view'

defineBlock('table-booking', {
  schema: tableBookingSchema,
  readContent: readTableBooking,
  View: TableBooking,
  css,
})
