import { defineBlock } from '../kit/element/define-block'
import '../kit/form/controls/controls'
import { readReviews } from './product-reviews.content'
import formCss from './product-reviews.form.static.css?inline'
import { productReviewsSchema } from './product-reviews.schema'
import css from './product-reviews.static.css?inline'
import summaryCss from './product-reviews.summary.static.css?inline'
import { ProductReviews } from './product-reviews.view'

defineBlock('product-reviews', {
  schema: productReviewsSchema,
  readContent: readReviews,
  View: ProductReviews,
  css: css + summaryCss + formCss,
})
