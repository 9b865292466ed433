// Changes the design tokens of the page, and shows them as CSS.
const form = document.querySelector('#theme')
const code = form.querySelector('code')
const sheet = new CSSStyleSheet()
document.adoptedStyleSheets.push(sheet)

/** The tokens of the chosen theme, and what was changed. */
let tokens = new Map()

const cssValue = ({ name, value, dataset }) => {
  if (!dataset.scheme) return value + dataset.unit
  const [light, dark] = form.querySelectorAll(`[name="${name}"]`)
  return `light-dark(${light.value}, ${dark.value})`
}

const show = () => {
  const { '--ashlar-duration': duration, ...others } = Object.fromEntries(tokens)
  const lines = Object.entries(others).map(([name, value]) => `  ${name}: ${value};`)
  const rules = [
    ...(lines.length > 0 ? [`:root {\n${lines.join('\n')}\n}`] : []),
    // Visitors who want no motion get none.
    ...(duration
      ? [
          `@media (prefers-reduced-motion: no-preference) {\n  :root {\n    --ashlar-duration: ${duration};\n  }\n}`,
        ]
      : []),
  ]
  const css = rules.join('\n\n')
  sheet.replaceSync(css)
  code.textContent = css || '/* Nothing is changed yet. */'
}

const begin = async name => {
  const css = name ? await (await fetch(`/dist/themes/${name}.css`)).text() : ''
  tokens = new Map(
    [...css.matchAll(/(--ashlar-[\w-]+):\s*([^;]+);/g)].map(([, token, value]) => [token, value]),
  )
  for (const [token, value] of tokens) {
    const inputs = form.querySelectorAll(`[name="${token.replace('--ashlar-', '')}"]`)
    const colours = /light-dark\((#\w+), (#\w+)\)/.exec(value)?.slice(1) ?? []
    for (const [at, input] of inputs.entries()) {
      const colour = colours[at]?.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
      input.value = colour ?? Number.parseFloat(value)
    }
  }
  show()
}

form.addEventListener('input', ({ target }) => {
  if (target.name === 'theme') {
    const { value } = target
    form.reset()
    target.value = value
    void begin(value)
  } else {
    tokens.set(`--ashlar-${target.name}`, cssValue(target))
    show()
  }
})
form.addEventListener('reset', ({ isTrusted }) => isTrusted && begin(''))
form.querySelector('[data-action=copy]').addEventListener('click', async () => {
  await navigator.clipboard.writeText(code.textContent)
  form.querySelector('output').textContent = 'Copied.'
})
show()
