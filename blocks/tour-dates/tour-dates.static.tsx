import { staticForm } from '../kit/element/static-form'
import { tourDatesSchema } from './tour-dates.schema'
import { TourDates } from './tour-dates.view'

export default staticForm({
  schema: tourDatesSchema,
  Form: data => <TourDates {...data} serverNodes={[]} />,
})
