import { defineBlock } from '../kit/define-block'
import { readButton } from './button.content'
import { buttonSchema } from './button.schema'
import css from './button.static.css?inline'
import { Button } from './button.view'

defineBlock('button', { schema: buttonSchema, readContent: readButton, View: Button, css })
