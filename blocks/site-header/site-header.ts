import { defineBlock } from '../kit/element/define-block'
import css from './site-header.css?inline'
import { siteHeaderSchema } from './site-header.schema'
import staticCss from './site-header.static.css?inline'
import { SiteHeader } from './site-header.view'

defineBlock('site-header', { schema: siteHeaderSchema, View: SiteHeader, css: staticCss + css })
