/** Attributes with other names in JSX. */
const NAMES: Readonly<Record<string, string>> = {
  autocomplete: 'autoComplete',
  class: 'className',
  crossorigin: 'crossOrigin',
  datetime: 'dateTime',
  enctype: 'encType',
  fetchpriority: 'fetchPriority',
  for: 'htmlFor',
  maxlength: 'maxLength',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
}

const VOID = /^(area|br|col|hr|img|input|link|source|track|wbr)$/

/** Writes a block as a component of `ashlar/react`, with its options as properties. */
export function toReact(html: string, json: string, block: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const element = page.querySelector(`ashlar-${block}, [data-ashlar="${block}"]`)
  const name = `Ashlar${block.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())}`
  const options = Object.entries(JSON.parse(json) as Record<string, unknown>).map(
    ([key, value]) =>
      ` ${camel(key)}=${typeof value === 'string' && !value.includes('"') ? JSON.stringify(value) : `{${JSON.stringify(value)}}`}`,
  )
  const children = [...(element?.childNodes ?? [])].map(node => jsx(node, 2)).join('')
  return `import { ${name} } from 'ashlar/react'

export const Example = () => (
  <${name}${options.join('')}>${children}
  </${name}>
)
`
}

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

function jsx(node: Node, depth: number): string {
  const indent = `\n${'  '.repeat(depth)}`
  if (node.nodeType === Node.TEXT_NODE) {
    const text = node.nodeValue?.trim() ?? ''
    return text && `${indent}${text.replace(/[{}<>]/g, sign => `{'${sign}'}`)}`
  }
  if (!(node instanceof Element)) return ''
  const tag = `<${node.localName}${[...node.attributes].map(attribute).join('')}`
  if (VOID.test(node.localName)) return `${indent}${tag} />`
  const children = [...node.childNodes].map(child => jsx(child, depth + 1)).join('')
  return children
    ? `${indent}${tag}>${children}${indent}</${node.localName}>`
    : `${indent}${tag}></${node.localName}>`
}

function attribute({ name, value }: Attr): string {
  if (name === 'style') return ` style={${JSON.stringify(styles(value))}}`
  const known = NAMES[name] ?? name
  return value === '' ? ` ${known}` : ` ${known}=${JSON.stringify(value)}`
}

const styles = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text
      .split(';')
      .map(rule => rule.split(':').map(part => part.trim()))
      .filter(([name]) => name)
      .map(([name = '', ...value]) => [name.startsWith('--') ? name : camel(name), value.join(':')]),
  )

/** The shortcode of `eleventy.config.js` that writes a block, for the first use of a copied one. */
const SHORTCODE = `{# eleventy.config.js:
export default config => {
  const escaped = json => json.replaceAll('&', '&amp;').replaceAll("'", '&#39;')
  config.addPairedShortcode('ashlar', (content, block, options = {}, attributes = '') =>
    \`<ashlar-\${block} \${attributes} data-block-json='\${escaped(JSON.stringify(options))}'>\${content}</ashlar-\${block}>\`)
}
#}`

/** Writes a block as a paired shortcode of Eleventy, for Nunjucks templates. */
export function toShortcode(html: string, json: string, block: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const element = page.querySelector(`ashlar-${block}, [data-ashlar="${block}"]`)
  const attributes = [...(element?.attributes ?? [])]
    .filter(({ name }) => name !== 'data-ashlar' && name !== 'data-block-json')
    .map(({ name, value }) => `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join(' ')
  const values = [block, JSON.parse(json) as unknown, ...(attributes ? [attributes] : [])]
  return `${SHORTCODE}
{% ashlar ${values.map(value => JSON.stringify(value)).join(', ')} %}${element?.innerHTML ?? ''}{% endashlar %}
`
}
