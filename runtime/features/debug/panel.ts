import { version } from '../../../package.json'
import { dom } from '../../../src/data/core/dom'
import { onDestroy } from '../../core/features/feature'
import { createRow, element, type Row } from './block-row'
import { statusOf } from './block-status'
import { contextFaults, faultsOf } from './data-faults'
import css from './panel.css?inline'
import { type Watch, watchBlocks } from './watch-blocks'

/** Opens a panel over the page that lists its blocks, their states, faults and files, and follows them until it is closed. */
export function openPanel(base: string): void {
  const host = element('div', { 'data-ashlar-debug': '' })
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]

  const summary = element('p', { role: 'status' })
  const list = element('ol')
  const errors = element('ul', { class: 'faults' })
  const files = element('table')
  const marker = element('div', { class: 'marker', hidden: '' })
  const rows = new Map<Element, Row>()
  let asked = 0
  let contextLines: string[] = []

  const draw = (): void => {
    asked = 0
    const blocks = watch.blocks()
    for (const block of blocks) {
      const row = rows.get(block.element) ?? createRow(block, base, marker)
      rows.set(block.element, row)
      row.update()
    }
    const items = blocks.map(({ element }) => (rows.get(element) as Row).item)
    if (items.some((item, at) => list.children[at] !== item) || list.children.length !== items.length) {
      list.replaceChildren(...items)
    }
    const loaded = loadedFiles(base)
    summary.textContent = summaryOf(
      blocks.map(block => statusOf(block).state),
      loaded,
      watch.shift(),
    )
    errors.replaceChildren(
      ...[...contextLines, ...watch.errors.map(({ code, message }) => `${code}: ${message}`)].map(line =>
        element('li', {}, line),
      ),
    )
    files.replaceChildren(...loaded.map(fileRow))
  }
  const watch = watchBlocks(() => {
    asked ||= requestAnimationFrame(draw)
  })
  const close = (): void => {
    watch.stop()
    cancelAnimationFrame(asked)
    host.remove()
  }
  const copy = element('button', { type: 'button' }, 'Copy report')
  copy.addEventListener('click', async () => {
    await navigator.clipboard.writeText(await reportText(watch, base))
    copy.textContent = 'Copied'
  })
  const end = element('button', { type: 'button' }, 'Close')
  end.addEventListener('click', close)

  root.append(
    element(
      'section',
      { 'aria-label': 'Ashlar debug panel' },
      element('header', {}, element('h2', {}, `Ashlar ${version}`), summary, copy, end),
      element(
        'div',
        { class: 'content', tabindex: '0' },
        errors,
        list,
        element('details', {}, element('summary', {}, 'Loaded files'), files),
      ),
    ),
    marker,
  )
  dom.body.append(host)
  draw()
  contextFaults(base).then(faults => {
    contextLines = faults.map(fault => `site context: ${fault}`)
    if (host.isConnected) draw()
  })
  onDestroy(close)
}

const kilobytes = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

function summaryOf(
  states: readonly string[],
  files: readonly LoadedFile[],
  shift: number | undefined,
): string {
  const counts = [...new Set(states)].map(
    state => `${states.filter(other => other === state).length} ${state}`,
  )
  const bytes = files.reduce((sum, { bytes = 0 }) => sum + bytes, 0)
  const moved = shift === undefined ? '' : ` · layout shift ${shift.toFixed(3)}`
  return `${states.length} ${states.length === 1 ? 'block' : 'blocks'}: ${counts.join(', ') || 'none'} · ${kilobytes.format(bytes / 1000)} kB in ${files.length} ${files.length === 1 ? 'file' : 'files'}${moved}`
}

const fileRow = ({ path, bytes }: LoadedFile): HTMLElement =>
  element(
    'tr',
    {},
    element('td', {}, path),
    element('td', {}, bytes === undefined ? 'size unknown' : `${kilobytes.format(bytes / 1000)} kB`),
  )

/** The panel's content as JSON, to be pasted into a report of a problem. */
async function reportText({ blocks, errors, shift }: Watch, base: string): Promise<string> {
  const all = await Promise.all(
    blocks().map(async block => ({
      block: block.name,
      ...statusOf(block),
      errors: block.errors,
      faults: await faultsOf(block, base),
      shift: block.shift,
      data: block.data,
    })),
  )
  const page = { version, url: location.href, browser: navigator.userAgent, shift: shift(), errors }
  return JSON.stringify({ ...page, blocks: all, files: loadedFiles(base) }, null, 2)
}

/** A file of the product that the page has loaded. */
interface LoadedFile {
  /** The path below the folder of boot.js. */
  readonly path: string
  /** Its compressed size in bytes; `undefined` if another origin keeps it secret (`Timing-Allow-Origin`). */
  readonly bytes: number | undefined
}

/** Lists the files of the product that the page has loaded, the largest first. */
function loadedFiles(base: string): LoadedFile[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const sizes = new Map<string, number | undefined>()
  for (const { name, encodedBodySize } of entries) {
    const [url = ''] = name.split(/[?#]/)
    if (url.startsWith(base))
      sizes.set(url.slice(base.length), encodedBodySize || sizes.get(url.slice(base.length)))
  }
  return [...sizes]
    .map(([path, bytes]) => ({ path, bytes }))
    .sort((one, other) => (other.bytes ?? 0) - (one.bytes ?? 0))
}
