import { dom } from '../../../src/data/core/dom'
import css from './tokens.css?inline'
import hiddenCss from './visually-hidden.css?inline'

// A sheet of its own, before any block's: pages without `ashlar.css` need the tokens, too.
const sheet = new CSSStyleSheet()
sheet.replaceSync(css + hiddenCss)
dom.adoptedStyleSheets.push(sheet)
