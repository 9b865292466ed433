import { languageOf, useHost } from '../kit/element/host'
import { staticForm } from '../kit/element/static-form'
import { createNumberFormat, plotOf } from './chart.data'
import { chartSchema } from './chart.schema'
import { PlotTable } from './chart.table'

/** The data as a table. */
export default staticForm({
  schema: chartSchema,
  Form({ title, format, ...data }) {
    const language = languageOf(useHost())
    const plot = plotOf(data)
    if (plot.errors.length > 0) return null
    return <PlotTable plot={plot} caption={title} formatNumber={createNumberFormat(language, format)} />
  },
})
