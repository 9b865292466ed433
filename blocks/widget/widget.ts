import { defineBlock } from '../kit/element/define-block'
import { widgetSchema } from './widget.schema'
import css from './widget.static.css?inline'
import { WidgetBlock } from './widget.view'

defineBlock('widget', { schema: widgetSchema, View: WidgetBlock, css })
