import { escapeHtml, sample } from '../highlight.ts'
import type { Example } from './examples.ts'
import type { DocumentedBlock } from './facts.ts'
import { splitReadme } from './readme.ts'
import { type Inline, namesTable, optionsTable, table } from './table.ts'
import { TEXT_LANGUAGES, type VisitorText } from './texts.ts'

/** What the page of a block shows. */
export interface BlockPage {
  readonly block: DocumentedBlock
  readonly examples: readonly Example[]
  readonly texts: readonly VisitorText[]
}

/** Renders Markdown: a line, and several blocks. */
export interface Markdown {
  readonly inline: Inline
  readonly blocks: (markdown: string) => string
}

const heading = (id: string, title: string): string =>
  `<h2 id="${id}" tabindex="-1"><a href="#${id}">${escapeHtml(title)}</a></h2>\n`

/** The page of a block, below its title: examples, options, events, CSS, texts and size. */
export function blockPage(page: BlockPage, { inline, blocks }: Markdown): string {
  const { block, examples, texts } = page
  const { sections, notes, optionsText } = splitReadme(block.readme)
  const written = (pattern: RegExp): string =>
    sections
      .filter(({ title }) => pattern.test(title))
      .map(({ text }) => blocks(withoutProperties(text)))
      .join('')
  const prose = sections
    .filter(({ title }) => !/^(events|css|parts)/i.test(title))
    .map(
      ({ title, text }) => `${heading(slug(title), title === 'HTML' ? 'HTML inside' : title)}${blocks(text)}`,
    )
  const parts = [
    facts(block, inline),
    examples.length > 0 &&
      `${heading('examples', 'Examples')}${examples.map((one, at) => figure(one, `../../playground/?block=${block.name}&amp;example=${at}`)).join('')}`,
    ...prose,
    `${heading('options', 'Options')}${optionsTable(block, notes, inline)}${blocks(optionsText)}`,
    (block.ownEvents.length > 0 || written(/^events/i)) &&
      `${heading('events', 'Events')}${block.ownEvents.length > 0 ? namesTable(`Events of ${block.title}`, ['Event', 'When'], block.ownEvents, inline) : ''}${written(/^events/i)}`,
    css(block, written(/^(css|parts)/i), inline),
    texts.length > 0 && `${heading('texts', 'Texts in six languages')}${textsTable(block, texts)}`,
    requirements(block),
  ]
  return parts.filter(Boolean).join('\n')
}

/** Lists of custom properties in prose: the table has all of them. */
const withoutProperties = (text: string): string => text.replace(/^(- )?Custom propert(y|ies)[^\n]*\n?/gm, '')

const slug = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** Where an example is, from the page of its block. */
export const exampleAddress = ({ id }: Example): string => `examples/${id}/`

function figure(example: Example, playground: string): string {
  const { id, title, note, source, context } = example
  const shown = source.replaceAll('/pictures/', 'pictures/')
  const page =
    Object.keys(context ?? {}).length === 0
      ? ''
      : sample(
          `<script type="application/json" id="site-context">\n${JSON.stringify(context, null, 2)}\n</script>`,
          'html',
          'Page context',
        )
  return `<section class="example" id="${id}">
<h3 id="${id}-title">${escapeHtml(title)}</h3>
<p>${escapeHtml(note)}</p>
<div class="example__stage"><iframe src="${exampleAddress(example)}" title="${escapeHtml(title)}, live" loading="lazy"></iframe></div>
<p class="example__links"><a href="${exampleAddress(example)}" target="_blank">Open alone<span class="hidden">: ${escapeHtml(title)}</span></a> <a href="${playground}">Open in the playground<span class="hidden">: ${escapeHtml(title)}</span></a></p>
${sample(shown, 'html', 'HTML')}${data(source)}${page}</section>\n`
}

const DATA = / data-block-json='([^']*)'/g

/** The JSON of an example's blocks in several lines, where one would not show it. */
function data(source: string): string {
  return [...source.matchAll(DATA)]
    .map(([, json = '']) => json.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
    .filter(json => json.length > ONE_LINE)
    .map(json => sample(JSON.stringify(JSON.parse(json), null, 2), 'json', 'JSON'))
    .join('')
}

/** Characters of JSON that are readable in the attribute. */
const ONE_LINE = 60

function facts({ name, withoutScripts, sizes }: DocumentedBlock, inline: Inline): string {
  const rows = [
    ['Tag', `<code>&lt;ashlar-${name}&gt;</code>`],
    ['Without JavaScript', inline(withoutScripts)],
    ['Size', `${kilobytes(sizes.react.own)} (Preact: ${kilobytes(sizes.lite.own)})`],
    ['First block of a page', `${kilobytes(sizes.react.total)} (Preact: ${kilobytes(sizes.lite.total)})`],
  ]
  return `<dl class="facts">${rows.map(([term, text]) => `<div><dt>${term}</dt><dd>${text}</dd></div>`).join('')}</dl>\n`
}

const NUMBERS = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** As in `2.4 kB`. */
export const kilobytes = (bytes: number): string => `${NUMBERS.format(bytes / 1000)} kB`

function css(
  { title, properties, parts, tokens }: DocumentedBlock,
  prose: string,
  inline: Inline,
): string | false {
  if (properties.length + parts.length + tokens.length === 0 && !prose) return false
  const own =
    properties.length > 0
      ? namesTable(`Custom properties of ${title}`, ['Custom property', 'Default'], properties, inline)
      : ''
  const named = parts.length > 0 ? namesTable(`Parts of ${title}`, ['Part', 'What it is'], parts, inline) : ''
  const shared =
    tokens.length > 0
      ? `<p>Shared by all blocks: ${tokens.map(token => `<code>${token}</code>`).join(', ')}.</p>\n`
      : ''
  return `${heading('css', 'CSS')}${own}${named}${shared}${prose}`
}

function textsTable({ title }: DocumentedBlock, texts: readonly VisitorText[]): string {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  return table(
    `Texts of ${title}`,
    ['English', ...TEXT_LANGUAGES.map(language => names.of(language) ?? language)],
    texts.map(
      ({ english, others }) =>
        `<tr><th scope="row">${escapeHtml(english)}</th>${others
          .map(
            (text, at) =>
              `<td lang="${TEXT_LANGUAGES[at]}"${TEXT_LANGUAGES[at] === 'ar' ? ' dir="rtl"' : ''}>${escapeHtml(text)}</td>`,
          )
          .join('')}</tr>`,
    ),
  )
}

function requirements({ requirements: ids }: DocumentedBlock): string | false {
  return (
    ids.length > 0 &&
    `<details class="requirements"><summary>${ids.length} requirements</summary><p>${ids.map(id => `<code>${id}</code>`).join(' ')}</p></details>`
  )
}
