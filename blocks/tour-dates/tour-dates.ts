import { defineBlock } from '../kit/element/define-block'
import { readTourDates } from './tour-dates.content'
import { tourDatesSchema } from './tour-dates.schema'
import css from './tour-dates.static.css?inline'
import { TourDates } from './tour-dates.view'

defineBlock('tour-dates', {
  schema: tourDatesSchema,
  readContent: readTourDates,
  View: TourDates,
  css,
})
