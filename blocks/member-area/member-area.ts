import { defineBlock } from '../kit/element/define-block'
import { memberAreaSchema } from './member-area.schema'
import css from './member-area.static.css?inline'
import { MemberArea } from './member-area.view'

defineBlock('member-area', { schema: memberAreaSchema, View: MemberArea, css })
