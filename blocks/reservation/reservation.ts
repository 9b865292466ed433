import { defineBlock } from '../kit/element/define-block'
import { readReservation } from './reservation.content'
import { reservationSchema } from './reservation.schema'
import css from './reservation.static.css?inline'
import { Reservation } from './reservation.view'

defineBlock('reservation', {
  schema: reservationSchema,
  readContent: readReservation,
  View: Reservation,
  css,
})
