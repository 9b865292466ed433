import { defineBlock } from '../kit/element/define-block'
import { readCode } from './code.content'
import css from './code.css?inline'
import { codeSchema } from './code.schema'
import staticCss from './code.static.css?inline'
import { Code } from './code.view'

defineBlock('code', { schema: codeSchema, readContent: readCode, View: Code, css: staticCss + css })
