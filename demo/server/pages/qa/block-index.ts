import { html } from 'hono/html'
import { type BlockSize, blockSizes } from '../block-sizes.ts'
import { introduction } from '../markup-examples.ts'
import type { Html, Page, View } from '../page.ts'
import { blocks } from './block-pages.ts'
import { readStates, type ShownBlock } from './block-states.ts'

const PATH = '/blocks'

/** The list of all blocks, with description, size and states. */
export const blockIndex = (pages: () => readonly Page[]): Page => ({
  path: PATH,
  title: 'Blocks',
  description: 'Every block with its tag, its size and its states.',
  frame: 'qa',
  styles: ['blocks.css'],
  body: view => html`${introduction('Blocks', 'All blocks with their sizes and states.')}
    ${list(pages(), view)}`,
})

const NO_SIZES: Awaited<ReturnType<typeof blockSizes>> = { react: new Map(), lite: new Map() }

async function list(pages: readonly Page[], view: View): Promise<Html> {
  const { react, lite } = view.isPlain ? NO_SIZES : await blockSizes()
  const names = [...new Set([...react.keys(), ...blocks.map(({ name }) => name)])].sort()
  const others = pages.filter(({ path, frame }) => path !== PATH && frame === 'qa')
  const states = await readStates(others, names, view)
  return html`<p class="blocks__note">Sizes are brotli, of the block alone; below each, what the first block of a page costs
      with all that blocks share.</p>
    <nav class="contents" aria-label="Blocks"><ul>${names.map(name => html`<li><a href="#${name}">${name}</a></li>`)}</ul></nav>
    <ul class="blocks">${names.map(name =>
      card(name, states.get(name), { React: react.get(name), Preact: lite.get(name) }, view),
    )}</ul>`
}

function card(
  name: string,
  shown: ShownBlock | undefined,
  sizes: Readonly<Record<string, BlockSize | undefined>>,
  { link }: View,
): Html {
  const { page, text, states, alsoOn } = shown ?? { page: undefined, text: '', states: [], alsoOn: [] }
  return html`<li class="block" id="${name}">
    <div class="block__head">
      <h2>${page ? html`<a href="${link(page.path)}">${titleOf(name)}</a>` : titleOf(name)}</h2>
      <p><code>&lt;ashlar-${name}&gt;</code></p>
      <p class="block__text">${text || blocks.find(block => block.name === name)?.description || ''}</p>
      <dl class="block__sizes">${Object.entries(sizes).map(
        ([flavour, size]) =>
          html`<div><dt>${flavour}</dt><dd><b>${size ? kilobytes(size.own) : '–'}</b> ${size ? html`<small>${kilobytes(size.total)} in all</small>` : ''}</dd></div>`,
      )}</dl>
    </div>
    <div class="block__states">
      ${states.length ? html`<ul aria-label="States of ${name}">${states.map(({ href, title }) => html`<li><a href="${href}">${title}</a></li>`)}</ul>` : ''}
      ${alsoOn.length ? html`<p class="block__also">Also on ${alsoOn.map((other, at) => html`${at ? ', ' : ''}<a href="${link(other.path)}">${other.title}</a>`)}</p>` : ''}
    </div>
  </li>`
}

/** `info-bar` → "Info bar". */
const titleOf = (name: string): string =>
  blocks.find(block => block.name === name)?.title ??
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

const NUMBERS = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

const kilobytes = (bytes: number): string => `${NUMBERS.format(bytes / 1000)} kB`
