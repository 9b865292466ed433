import css from './tokens.css?inline'
import hiddenCss from './visually-hidden.css?inline'

// Its own sheet, before any block's: pages without `ashlar.css` need the tokens, too.
const sheet = new CSSStyleSheet()
sheet.replaceSync(css + hiddenCss)
document.adoptedStyleSheets.push(sheet)
