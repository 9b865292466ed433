import { defineBlock } from '../kit/element/define-block'
import { readButton } from './button.content'
import { buttonSchema } from './button.schema'
import css from './button.static.css?inline'
import { Button } from './button.view'

defineBlock('button', { schema: buttonSchema, readContent: readButton, View: Button, css })
