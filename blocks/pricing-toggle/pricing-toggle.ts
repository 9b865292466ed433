import { defineBlock } from '../kit/element/define-block'
import cardsCss from './pricing-toggle.cards.static.css?inline'
import { readPrices } from './pricing-toggle.content'
import resetCss from './pricing-toggle.css?inline'
import { pricingToggleSchema } from './pricing-toggle.schema'
import css from './pricing-toggle.static.css?inline'
import { PricingToggle } from './pricing-toggle.view'

defineBlock('pricing-toggle', {
  schema: pricingToggleSchema,
  readContent: readPrices,
  View: PricingToggle,
  css: css + cardsCss + resetCss,
})
