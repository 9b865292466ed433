import { defineBlock } from '../kit/element/define-block'
import '../kit/form/controls/controls'
import choicesCss from './form.choices.static.css?inline'
import { readForm } from './form.content'
import css from './form.css?inline'
import dialogCss from './form.dialog.css?inline'
import filesCss from './form.files.css?inline'
import groupsCss from './form.groups.static.css?inline'
import { formSchema } from './form.schema'
import staticCss from './form.static.css?inline'
import { Form } from './form.view'

defineBlock('form', {
  schema: formSchema,
  readContent: readForm,
  View: Form,
  css: staticCss + choicesCss + groupsCss + css + dialogCss + filesCss,
})
