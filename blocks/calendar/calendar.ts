import { defineBlock } from '../kit/element/define-block'
import { readCalendar } from './calendar.content'
import look from './calendar.css?inline'
import events from './calendar.events.css?inline'
import grid from './calendar.grid.css?inline'
import { calendarSchema } from './calendar.schema'
import css from './calendar.static.css?inline'
import { Calendar } from './calendar.view'

defineBlock('calendar', {
  schema: calendarSchema,
  readContent: readCalendar,
  View: Calendar,
  css: css + look + events + grid,
})
