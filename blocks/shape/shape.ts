import { defineBlock } from '../kit/element/define-block'
import { readShape } from './shape.content'
import css from './shape.css?inline'
import { shapeSchema } from './shape.schema'
import staticCss from './shape.static.css?inline'
import { Shape } from './shape.view'

defineBlock('shape', { schema: shapeSchema, readContent: readShape, View: Shape, css: staticCss + css })
