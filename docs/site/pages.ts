import { readFileSync } from 'node:fs'
import project from '../../package.json' with { type: 'json' }
import { type Example, examplesByBlock } from './blocks/examples.ts'
import { type DocumentedBlock, documentedBlocks } from './blocks/facts.ts'
import { blockPage } from './blocks/page.ts'
import { splitReadme } from './blocks/readme.ts'
import { textsByBlock } from './blocks/texts.ts'
import { callsPage } from './calls.ts'
import { examplesPage, servedPage, wholePageAddress, wholePageText } from './examples/pages.ts'
import { readWholePages, type WholePage } from './examples/read.ts'
import { examplePage } from './frames.ts'
import { escapeHtml } from './highlight.ts'
import { bootSize, landingPages } from './landing.ts'
import { type Heading, headingsOf, markdownFor } from './markdown.ts'
import { CALLS, CHANGELOG, EXAMPLES, guideAddress, NUMBERS, SECTIONS, titleOf } from './navigation.ts'
import { numbersPage } from './numbers/page.ts'
import { playgroundData } from './playground/data.ts'
import type { PlaygroundData } from './playground/state.ts'
import { readRecipes } from './recipes.ts'
import { buildValues, fillPlaceholders } from './sources/placeholders.ts'

/** A page of the site, rendered but for its layout. */
export interface SitePage {
  /** As in `guides/forms/`; empty for the first page. */
  readonly address: string
  readonly title: string
  readonly description: string
  /** The section of the side navigation. */
  readonly section: string
  readonly content: string
  readonly headings: readonly Heading[]
}

/** A page without layout, by its address. */
export interface PlainPage {
  readonly address: string
  readonly content: string
}

/** Everything that the site consists of. */
export interface Site {
  readonly blocks: readonly DocumentedBlock[]
  readonly pages: readonly SitePage[]
  readonly plain: readonly PlainPage[]
  readonly playground: PlaygroundData
}

const ROOT = `${import.meta.dirname}/../..`

/** Reads the guides and the blocks, and renders the pages of the site. */
export async function readSite(): Promise<Site> {
  const blocks = await documentedBlocks()
  const examples = await examplesByBlock(blocks.map(({ name }) => name))
  const texts = await textsByBlock()
  const wholePages = readWholePages(blocks)
  const blockPages = blocks.map(block => {
    const address = `blocks/${block.name}/`
    const markdown = markdownFor(`blocks/${block.name}/README.md`, address)
    const content = blockPage(
      { block, examples: examples.get(block.name) ?? [], texts: texts.get(block.name) ?? [] },
      { inline: text => markdown.renderInline(text), blocks: text => markdown.render(text) },
    )
    const introduction = markdown.renderInline(splitReadme(block.readme).introduction || block.description)
    return {
      address,
      title: block.title,
      description: block.description,
      section: 'Blocks',
      content: `<h1>${block.title}</h1>\n<p class="lead">${introduction}</p>\n${content}`,
      headings: headingsOf(content),
    }
  })
  const pages = [
    ...guides(blocks),
    calls(),
    numbers(blocks),
    changelog(),
    ...stacks(),
    ...blockPages,
    ...aboutExamples(wholePages, blocks),
  ]
  return {
    blocks,
    pages: [...landingPages(pages), ...pages],
    playground: playgroundData(blocks, examples),
    plain: [
      ...[...examples].flatMap(([name, list]) => list.map(one => framed(name, one))),
      ...wholePages.map(({ name, html }) => ({ address: wholePageAddress(name), content: servedPage(html) })),
    ],
  }
}

function framed(block: string, example: Example): PlainPage {
  const address = `blocks/${block}/examples/${example.id}/`
  return { address, content: examplePage(example, address) }
}

function numbers(blocks: readonly DocumentedBlock[]): SitePage {
  const content = numbersPage(blocks, bootSize())
  const [title, section] = ['Size and speed', 'Reference']
  const description = 'What a page with blocks loads, in bytes, and how it is measured.'
  return { address: NUMBERS, title, description, section, content, headings: headingsOf(content) }
}

function calls(): SitePage {
  const content = callsPage()
  const [title, section] = ['API calls', 'Reference']
  const description = 'Every call that blocks make, with the fields of its request and its answer.'
  return { address: CALLS, title, description, section, content, headings: headingsOf(content) }
}

function aboutExamples(all: readonly WholePage[], blocks: readonly DocumentedBlock[]): SitePage[] {
  const section = 'Examples'
  const overview = examplesPage(all)
  return [
    {
      address: EXAMPLES,
      title: 'Whole pages',
      description: `${all.length} whole pages made of HTML, one style sheet and one script tag, with their weight.`,
      section,
      content: overview,
      headings: headingsOf(overview),
    },
    ...all.map(one => {
      const { name, title, description } = one
      const content = wholePageText(one, blocks)
      return {
        address: `${EXAMPLES}${name}/`,
        title,
        description,
        section,
        content,
        headings: headingsOf(content),
      }
    }),
  ]
}

const stacks = (): SitePage[] =>
  readRecipes().map(({ name, title, content }) => ({
    address: `start/${name}/`,
    title,
    description: `How to put Ashlar on a site made with ${title}, with all files.`,
    section: 'Start',
    content,
    headings: headingsOf(content),
  }))

function changelog(): SitePage {
  const text = readFileSync(`${ROOT}/CHANGELOG.md`, 'utf8')
  const content = markdownFor('CHANGELOG.md', CHANGELOG).render(text)
  const [title, section] = ['Changelog', 'Reference']
  const description = `What has changed in each release, up to ${project.version} and after it.`
  return { address: CHANGELOG, title, description, section, content, headings: headingsOf(content) }
}

function guides(blocks: readonly DocumentedBlock[]): SitePage[] {
  const values = buildValues(blocks)
  return SECTIONS.flatMap(({ title: section, pages }) =>
    pages.map(name => {
      const source = `docs/${name}.md`
      const text = fillPlaceholders(readFileSync(`${ROOT}/${source}`, 'utf8'), values)
      const address = guideAddress(name) ?? ''
      const title = titleOf(name, /^# (.+)$/m.exec(text)?.[1] ?? name)
      const content = markdownFor(source, address)
        .render(text)
        .replace(/<h1>.*?<\/h1>/, () => `<h1>${escapeHtml(title)}</h1>`)
      return {
        address,
        title,
        description: summaryOf(content),
        section,
        content,
        headings: headingsOf(content),
      }
    }),
  )
}

/** The first sentences of a page, for search engines and overviews. */
function summaryOf(html: string): string {
  const text = /<p>(.*?)<\/p>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? ''
  if (text.length <= LONGEST_SUMMARY) return text
  const start = text.slice(0, LONGEST_SUMMARY)
  return (
    /^.{40,}[.:](?=\s)/s.exec(start)?.[0].replace(/:$/, '.') ?? `${start.slice(0, start.lastIndexOf(' '))} …`
  )
}

/** Characters. */
const LONGEST_SUMMARY = 160
