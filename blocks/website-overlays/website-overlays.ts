import { defineBlock } from '../kit/element/define-block'
import { websiteOverlaysSchema } from './website-overlays.schema'
import { WebsiteOverlays } from './website-overlays.view'

defineBlock('website-overlays', { schema: websiteOverlaysSchema, View: WebsiteOverlays })
