import { defineBlock } from '../kit/element/define-block'
import css from './pinterest-overlay.css?inline'
import { pinterestOverlaySchema } from './pinterest-overlay.schema'
import { PinterestOverlay } from './pinterest-overlay.view'

defineBlock('pinterest-overlay', { schema: pinterestOverlaySchema, View: PinterestOverlay, css })
