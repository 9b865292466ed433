import { expect } from 'chai'
import { errorsDuring, mount as mountBlock, settle, until, violations } from '../../test/mount'
import { CHART_KINDS } from './chart.schema'
import './chart'

const DATA = {
  title: 'Pots',
  columns: ['Season', 'Bowls', 'Cups'],
  rows: [
    ['Spring', 120, 210],
    ['Summer', 164, 190],
    ['Autumn', 188, 1260],
  ],
}
const TABLE =
  '<table><caption>Pots</caption><thead><tr><th>Season</th><th>Bowls</th></tr></thead><tbody><tr><th>Spring</th><td><data value="1200">1 200</data></td></tr><tr><th>Summer</th><td>800</td></tr></tbody></table>'

/** Mounts a chart on an English page. */
const mount = (
  name: string,
  data: object,
  html = '',
  beforeUpgrade: (host: HTMLElement) => void = () => {},
): Promise<HTMLElement> =>
  mountBlock(name, data, html, host => {
    host.lang = 'en'
    beforeUpgrade(host)
  })

const drawing = (block: Element): Promise<SVGElement> =>
  until(() => block.querySelector<SVGElement>('.chart__place svg'))
const titles = (block: Element): (string | null)[] =>
  [...block.querySelectorAll('.chart__place title')].map(({ textContent }) => textContent)
const cells = (block: Element): string[][] =>
  [...block.querySelectorAll<HTMLTableRowElement>('.chart__data tr')].map(row =>
    [...row.cells].map(({ textContent }) => textContent),
  )

describe('<ashlar-chart>', () => {
  for (const kind of CHART_KINDS) {
    it(`draws an accessible ${kind} chart with a layout id [WID-21]`, async () => {
      let block = document.body
      const errors = await errorsDuring(async () => {
        block = await mount('chart', { ...DATA, kind, layout: 1019 })
      })
      expect(errors).to.deep.equal([])
      expect(block.querySelector('figure')?.dataset['layout']).to.equal('1019')
      const svg = await drawing(block)
      expect([svg.getAttribute('role'), svg.ariaLabel]).to.deep.equal(['img', `Pots: ${kind} chart`])
      expect(titles(block)).to.have.length(kind === 'pie' ? 3 : 6)
      expect(titles(block)).to.include(kind === 'pie' ? 'Autumn: 188' : 'Autumn, Cups: 1,260')
      expect(await violations(block)).to.deep.equal([])
    })
  }

  it('rejects an unknown layout id [ENUM-23]', async () => {
    const errors = await errorsDuring(async () => {
      await mount('chart', { ...DATA, layout: 1020 }, TABLE)
    })
    expect(errors).to.deep.equal(['data-invalid'])
  })

  it('distinguishes series by patterns, dashes and markers, not by colour alone', async () => {
    const bars = await mount('chart', DATA)
    await drawing(bars)
    const patterns = [...bars.querySelectorAll('.chart__place pattern path')].map(path =>
      path.getAttribute('d'),
    )
    expect(new Set(patterns).size).to.equal(2)
    const lines = await mount('chart', { ...DATA, kind: 'line' })
    await drawing(lines)
    const of = (selector: string, name: string): Set<string | null> =>
      new Set([...lines.querySelectorAll(selector)].map(element => element.getAttribute(name)))
    expect(of('polyline', 'stroke-dasharray').size).to.equal(2)
    expect(of('.chart__place .chart__point', 'd').size).to.equal(2)
  })

  for (const kind of ['bar', 'stacked', 'line'] as const) {
    it(`mirrors a ${kind} chart in right-to-left pages`, async () => {
      const sides = async (dir: string): Promise<boolean[]> => {
        const block = await mount('chart', { ...DATA, kind }, '', host => {
          host.dir = dir
        })
        await drawing(block)
        const lefts = (selector: string): number[] =>
          [...block.querySelectorAll(selector)].map(element => element.getBoundingClientRect().left)
        const marks = lefts('.chart__place :is(.chart__mark, .chart__point)')
        const [tick = 0] = lefts('[data-zero] text')
        const [line = 0] = lefts('[data-zero] line')
        const [first = 0, ...others] = kind === 'line' ? marks.slice(0, 3) : marks
        return [tick < line, others.every(left => left >= first)]
      }
      expect(await sides('ltr')).to.deep.equal([true, true])
      expect(await sides('rtl')).to.deep.equal([false, false])
    })
  }

  it('has its data in a table, in the digits of the page', async () => {
    const block = await mount('chart', { ...DATA, format: { minimumFractionDigits: 1 } }, '', host => {
      host.lang = 'de'
    })
    expect(cells(block)).to.deep.equal([
      ['Season', 'Bowls', 'Cups'],
      ['Spring', '120,0', '210,0'],
      ['Summer', '164,0', '190,0'],
      ['Autumn', '188,0', '1.260,0'],
    ])
    expect(block.querySelector('details')?.open).to.equal(false)
    const shown = await mount('chart', { ...DATA, table: true })
    expect(shown.querySelector('details')?.open).to.equal(true)
  })

  it('reads the server’s table, keeps its surroundings, and restores it', async () => {
    const html = `${TABLE}<p>Counted by hand.</p>`
    const block = await mount('chart', {}, html)
    expect((await drawing(block)).ariaLabel).to.equal('Pots: bar chart')
    expect(titles(block)).to.deep.equal(['Spring, Bowls: 1,200', 'Summer, Bowls: 800'])
    expect(block.textContent?.endsWith('Counted by hand.')).to.equal(true)
    block.remove()
    await settle()
    expect(block.innerHTML).to.equal(html)
  })

  it('keeps its height and fills the width', async () => {
    const before: number[] = []
    const block = await mount('chart', {}, TABLE, host => {
      host.addEventListener('ashlar:mount', () => before.push(host.offsetHeight))
    })
    const svg = await drawing(block)
    expect(before).to.deep.equal([block.offsetHeight])
    ;(block.parentElement as HTMLElement).style.inlineSize = '300px'
    await until(() => svg.getAttribute('width') === '300')
  })

  it('draws very narrow bars as one shape per series, and renders the table when it is opened', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `Column ${at}`)
    const rows = Array.from({ length: 1000 }, (_, row) => names.map((_, at) => row * at))
    const block = await mount('chart', { columns: names, rows })
    await drawing(block)
    expect(block.querySelectorAll('.chart__mark[data-dense]')).to.have.length(11)
    expect(cells(block)).to.have.length(1)
    const summary = block.querySelector('summary') as HTMLElement
    summary.click()
    await until(() => cells(block).length === 1001)
  })

  it('reports an invalid format and shows the numbers without it', async () => {
    let block = document.body
    const errors = await errorsDuring(async () => {
      block = await mount('chart', { ...DATA, format: { style: 'currency', currency: 'NOPE' } })
    })
    expect(errors).to.deep.equal(['data-invalid'])
    expect(cells(block)[1]).to.deep.equal(['Spring', '120', '210'])
  })

  it('renders texts as text, and reports why data cannot be drawn', async () => {
    const hostile = '<img src=x onerror=alert(1)>'
    const block = await mount('chart', { columns: [hostile, hostile], rows: [[hostile, 1]], title: hostile })
    await drawing(block)
    expect(block.querySelector('img') === null).to.equal(true)
    for (const data of [{ columns: ['a', 'b'], rows: [] }, { ...DATA, rows: [['Spring', 1]] }, { rows: 7 }]) {
      const errors = await errorsDuring(async () => {
        const invalid = await mount('chart', data, TABLE)
        expect(invalid.querySelector('table')?.outerHTML).to.equal(TABLE)
      })
      expect(errors).to.deep.equal(['data-invalid'])
    }
  })

  it('reserves no space if there is nothing to draw', async () => {
    await errorsDuring(async () => {
      const block = await mount('chart', {}, '<div class="chart-block-container"></div>')
      expect(block.offsetHeight).to.equal(0)
    })
  })
})
