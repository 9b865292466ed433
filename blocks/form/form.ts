import { defineBlock } from '../kit/element/define-block'
import '../kit/form/controls/controls'
import choicesCss from './form.choices.static.css?inline'
import { readForm } from './form.content'
import css from './form.css?inline'
import groupsCss from './form.groups.static.css?inline'
import { loadForm } from './form.load'
import { formSchema } from './form.schema'
import staticCss from './form.static.css?inline'
import { Form } from './form.view'

defineBlock('form', {
  schema: formSchema,
  readContent: readForm,
  load: loadForm,
  View: Form,
  css: staticCss + choicesCss + groupsCss + css,
})
