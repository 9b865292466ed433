import { adoptStyles } from '../kit/element/adopt-styles'
import dialogCss from './form.dialog.css?inline'
import filesCss from './form.files.css?inline'

adoptStyles(dialogCss + filesCss)

export { FormDialog } from './form.dialog'
export { FormFromJson } from './form.from-json'
