import { html } from 'hono/html'
import { introduction, json, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'

const LONG = `const kiln = await fetch('https://studio.example/api/kilns/4/temperatures?from=2026-01-01&to=2026-12-31&unit=celsius')`

const VARIANTS: readonly Variant[] = [
  {
    title: 'Written by the server',
    note: 'The pre element stays unchanged, with its own markup, and works without scripts.',
    source: `<ashlar-code>
  <pre><code class="language-js">const bowls = 6
<b>export</b> const left = bowls - 1 // the one that everybody wanted</code></pre>
</ashlar-code>`,
  },
  {
    title: 'From JSON',
    note: 'The text is never interpreted as HTML. The title replaces the language label.',
    source: `<ashlar-code data-block-json='${json({
      code: '<figure>\n  <img src="jar.webp" alt="A jar">\n  <figcaption>Made slowly</figcaption>\n</figure>',
      language: 'html',
      title: 'jar.html',
    })}'></ashlar-code>`,
  },
  {
    title: 'Long lines',
    note: 'They scroll, with the keyboard too.',
    source: `<ashlar-code data-block-json='${json({ code: LONG, language: 'ts' })}'></ashlar-code>`,
  },
  {
    title: 'Long lines that break',
    note: 'In a narrow column.',
    isNarrow: true,
    source: `<ashlar-code data-block-json='${json({ code: LONG, language: 'ts', wrap: true })}'></ashlar-code>`,
  },
  {
    title: 'From right to left',
    note: 'Code stays left-to-right.',
    source: `<ashlar-code dir="rtl"><pre><code class="language-sh">npm install ashlar</code></pre></ashlar-code>`,
  },
]

/** All variants of the code block. */
const codePage: Page = {
  path: '/blocks/code',
  title: 'Code',
  description: 'The code block in all its variants.',
  frame: 'qa',
  body: () => html`${introduction('Code', 'Source code to read and copy.')}${showVariants(VARIANTS)}`,
}

export const pages: readonly Page[] = [codePage]
