import { defineBlock } from '../kit/define-block'
import { websiteOverlaysSchema } from './website-overlays.schema'
import { WebsiteOverlays } from './website-overlays.view'

defineBlock('website-overlays', { schema: websiteOverlaysSchema, View: WebsiteOverlays })
