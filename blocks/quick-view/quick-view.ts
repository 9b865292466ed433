import { defineBlock } from '../kit/element/define-block'
import css from './quick-view.css?inline'
import { quickViewSchema } from './quick-view.schema'
import { QuickView } from './quick-view.view'

defineBlock('quick-view', { schema: quickViewSchema, View: QuickView, css })
