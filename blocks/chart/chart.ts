import { defineBlock } from '../kit/element/define-block'
import { readChart } from './chart.content'
import css from './chart.css?inline'
import readoutCss from './chart.readout.css?inline'
import { chartSchema } from './chart.schema'
import staticCss from './chart.static.css?inline'
import { Chart } from './chart.view'

defineBlock('chart', {
  schema: chartSchema,
  readContent: readChart,
  View: Chart,
  css: staticCss + css + readoutCss,
})
