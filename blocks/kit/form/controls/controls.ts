import { adoptStyles } from '../../element/adopt-styles'
import css from './controls.static.css?inline'
import messagesCss from './messages.static.css?inline'

// Before the style sheet of any block that imports it.
adoptStyles(css + messagesCss)
