import { defineBlock } from '../kit/element/define-block'
import css from './licensed-assets-bar.css?inline'
import { licensedAssetsBarSchema } from './licensed-assets-bar.schema'
import { LicensedAssetsBar } from './licensed-assets-bar.view'

defineBlock('licensed-assets-bar', { schema: licensedAssetsBarSchema, View: LicensedAssetsBar, css })
