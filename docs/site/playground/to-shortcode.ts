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
