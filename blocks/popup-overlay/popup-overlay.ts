import { defineBlock } from '../kit/element/define-block'
import { popupOverlaySchema } from './popup-overlay.schema'
import css from './popup-overlay.static.css?inline'
import { PopupOverlay } from './popup-overlay.view'

defineBlock('popup-overlay', { schema: popupOverlaySchema, View: PopupOverlay, css })
