import { escapeHtml } from '../highlight.ts'
import { capitalised, sentence } from '../sentence.ts'
import type { Example } from './examples.ts'
import type { DocumentedBlock } from './facts.ts'
import { foldedFigure, openFigure } from './figure.ts'
import { splitReadme } from './readme.ts'
import { type Inline, namesTable, optionsTable, table } from './table.ts'
import { TEXT_LANGUAGES, type VisitorText } from './texts.ts'

/** The content of a block's page. */
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

/** Examples before the options; a block with one more shows that one, too. */
const FIRST_EXAMPLES = 2

/**
 * The page of a block, below its title: first examples, how to write it, options, events and CSS. What fewer readers
 * need follows folded: more examples, texts in six languages, and requirements.
 */
export function blockPage(page: BlockPage, { inline, blocks }: Markdown): string {
  const { block, examples, texts } = page
  const { sections, notes, optionsText } = splitReadme(block.readme)
  const written = (pattern: RegExp): string =>
    sections
      .filter(({ title }) => pattern.test(title))
      .map(({ text }) => blocks(withoutEvents(withoutProperties(text), block)))
      .join('')
  const prose = sections
    .filter(({ title }) => !/^(events|css|parts)/i.test(title))
    .map(
      ({ title, text }) => `${heading(slug(title), title === 'HTML' ? 'HTML inside' : title)}${blocks(text)}`,
    )
  const first = examples.length > FIRST_EXAMPLES + 1 ? FIRST_EXAMPLES : examples.length
  const playground = (at: number): string => `../../playground/?block=${block.name}&amp;example=${at}`
  const more = examples.slice(first)
  const parts = [
    facts(block, inline),
    first > 0 &&
      `${heading('examples', first === 1 ? 'Example' : 'Examples')}${examples
        .slice(0, first)
        .map((one, at) => openFigure(one, playground(at)))
        .join('')}${moreLink(more.length)}`,
    ...prose,
    `${heading('options', 'Options')}${optionsHint(block, examples)}${blocks(optionsText)}${optionsTable(block, notes, inline)}`,
    (block.ownEvents.length > 0 || written(/^events/i)) &&
      `${heading('events', 'Events')}${eventsTable(block, sections.map(({ text }) => text).join('\n'), inline)}${written(/^events/i)}`,
    css(block, written(/^(css|parts)/i), inline),
    more.length > 0 &&
      `${heading('more-examples', 'More examples')}<p>Select an example to see it live, with its source.</p>\n${more
        .map((one, at) => foldedFigure(one, playground(first + at)))
        .join('')}`,
    texts.length > 0 && fold('texts', `Texts in six languages`, textsTable(block, texts)),
    requirements(block),
  ]
  return parts.filter(Boolean).join('\n')
}

/** Lists of custom properties in prose: the table has all of them. */
const withoutProperties = (text: string): string => text.replace(/^(- )?Custom propert(y|ies)[^\n]*\n?/gm, '')

/** Lists of events in prose that say no more than the table. */
const withoutEvents = (text: string, { ownEvents }: DocumentedBlock): string =>
  text.replace(/^(- )?(Events?: )?(`ashlar:[\w:-]+`( `\{[^`]*\}`)?(, |\.)?)+$\n?/gm, line => {
    const names = [...line.matchAll(/`(ashlar:[\w:-]+)`/g)].map(([, name]) => name)
    return names.every(name => ownEvents.some(event => event.name === name)) ? '' : line
  })

const slug = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-')

const moreLink = (count: number): string =>
  count > 0 ? `<p><a href="#more-examples">${count} more examples</a> follow below the options.</p>\n` : ''

/** Where options are written. */
const optionsHint = ({ name }: DocumentedBlock, examples: readonly Example[]): string =>
  examples.some(({ source }) => new RegExp(`<ashlar-${name}[\\s>]`).test(source))
    ? `<p>Options are keys of the JSON in the attribute <code>data-block-json</code>, as in <code>&lt;ashlar-${name} data-block-json='{"key": value}'&gt;</code>.</p>\n`
    : ''

/** A part of the page that few readers need. */
const fold = (id: string, title: string, content: string): string =>
  `<details class="fold" id="${id}"><summary><b>${escapeHtml(title)}</b></summary>${content}</details>\n`

function facts({ name, withoutScripts, sizes }: DocumentedBlock, inline: Inline): string {
  const rows = [
    ['Tag', `<code>&lt;ashlar-${name}&gt;</code>`],
    ['Without JavaScript', inline(capitalised(withoutScripts))],
    ['Size', `${kilobytes(sizes.react.own)} (Preact: ${kilobytes(sizes.lite.own)})`],
    ['First block of a page', `${kilobytes(sizes.react.total)} (Preact: ${kilobytes(sizes.lite.total)})`],
  ]
  return `<dl class="facts">${rows.map(([term, text]) => `<div><dt>${term}</dt><dd>${text}</dd></div>`).join('')}</dl>\n`
}

const NUMBERS = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** As in `2.4 kB`. */
export const kilobytes = (bytes: number): string => `${NUMBERS.format(bytes / 1000)} kB`

/** The events with the shape of their details, which the README has in braces after the name. */
function eventsTable({ title, ownEvents }: DocumentedBlock, prose: string, inline: Inline): string {
  const details = new Map(
    [...prose.matchAll(/`(ashlar:[\w:-]+)` (`\{[^`]*\}`)/g)].map(([, name, detail]) => [name, detail]),
  )
  const rows = ownEvents.map(event => ({
    ...event,
    description: [details.get(event.name), event.description && sentence(event.description)]
      .filter(Boolean)
      .join(' '),
  }))
  return rows.length > 0 ? namesTable(`Events of ${title}`, ['Event', 'Detail, and when'], rows, inline) : ''
}

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
  const named =
    parts.length > 0
      ? `<p>Parts, for <code>::part()</code>: ${parts.map(part => `<code>${escapeHtml(part.name)}</code>`).join(', ')}.</p>\n`
      : ''
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

/** The ids under which the specification and the tests know the block's rules. */
function requirements({ requirements: ids }: DocumentedBlock): string | false {
  const list = `<p>${ids.length === 1 ? '1 requirement' : `${ids.length} requirements`} of the specification: ${ids.map(id => `<code>${id}</code>`).join(' ')}</p>`
  return ids.length > 0 && fold('requirements', 'For contributors', list)
}
