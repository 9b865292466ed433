import { defineBlock } from '../kit/element/define-block'
import css from './info-bar.css?inline'
import { infoBarSchema } from './info-bar.schema'
import { InfoBar } from './info-bar.view'

defineBlock('info-bar', { schema: infoBarSchema, View: InfoBar, css })
