import { defineBlock } from '../kit/element/define-block'
import css from './site-badge.css?inline'
import { siteBadgeSchema } from './site-badge.schema'
import { SiteBadge } from './site-badge.view'

defineBlock('site-badge', { schema: siteBadgeSchema, View: SiteBadge, css })
