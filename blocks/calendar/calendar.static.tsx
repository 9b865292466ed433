import { datePlaceOf } from '../../src/locale/dates/date-place'
import { createRangeFormatter } from '../../src/locale/dates/format-range'
import { useHost } from '../kit/element/host'
import { staticForm } from '../kit/element/static-form'
import { Events } from './calendar.event'
import { calendarSchema } from './calendar.schema'
import { arrange } from './calendar.state'

/** All events as a list. */
export default staticForm({
  schema: calendarSchema,
  Form({ events, timeZone }) {
    const place = datePlaceOf(useHost(), timeZone)
    const all = arrange(events, place.zone)
    return all.length > 0 ? <Events events={all} write={createRangeFormatter(place)} /> : null
  },
})
