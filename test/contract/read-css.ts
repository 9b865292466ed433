/** A rule of a style sheet, or an at-rule that holds declarations itself (`@font-face`). */
export interface CssRule {
  /** What stands before the brace; selectors of a list apart. */
  readonly selectors: readonly string[]
  /** The blocks around it, outermost first: `['@layer ashlar', '@media print']`. */
  readonly inside: readonly string[]
  readonly declarations: readonly { readonly property: string; readonly value: string }[]
}

/** Reads the rules of a style sheet that has at least one declaration each. Nesting is followed. */
export function readCss(css: string): CssRule[] {
  const rules: CssRule[] = []
  const blocks: { prelude: string; declarations: CssRule['declarations'][number][] }[] = []
  let text = ''

  const declare = (): void => {
    const colon = text.indexOf(':')
    if (colon > 0) {
      blocks.at(-1)?.declarations.push({
        property: text.slice(0, colon).trim().toLowerCase(),
        value: text.slice(colon + 1).trim(),
      })
    }
    text = ''
  }

  for (const token of tokens(css)) {
    if (token === '{') {
      blocks.push({ prelude: text.trim(), declarations: [] })
      text = ''
    } else if (token === '}') {
      declare()
      const block = blocks.pop()
      if (block?.declarations.length) {
        rules.push({
          selectors: splitList(block.prelude),
          inside: blocks.map(({ prelude }) => prelude.replace(/\s+/g, ' ')),
          declarations: block.declarations,
        })
      }
    } else if (token === ';') {
      declare()
    } else {
      text += token
    }
  }
  return rules
}

/** Braces and semicolons that mean something, and the text between them: strings and brackets stay whole. */
function tokens(css: string): string[] {
  const withoutComments = css.replace(/\/\*[\s\S]*?\*\//g, ' ')
  return (
    withoutComments.match(
      /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\((?:[^()]|\([^()]*\))*\)|[{};]|[^{};"'(]+|\(/g,
    ) ?? []
  )
}

function splitList(prelude: string): string[] {
  const parts = prelude.match(/(?:\((?:[^()]|\([^()]*\))*\)|[^,(])+/g) ?? []
  return parts.map(part => part.trim().replace(/\s+/g, ' '))
}
