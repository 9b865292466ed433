import { expect } from 'chai'
import { errorsDuring, mount, settle, until, violations } from '../../../../test/mount'
import { lay, pictureOf, places, SIZES } from './layouts.fixture'

const distinct = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b)

describe('an autogrid', () => {
  it('has columns of at least 250 px without a gap by default [GAL-52]', async () => {
    const { cells } = await lay({ design: 'autogrid' })
    expect(distinct(cells().map(({ x }) => x))).to.deep.equal([0, 250, 500, 750])
    expect(
      cells()
        .slice(0, 4)
        .map(({ y }) => y),
    ).to.deep.equal([0, 0, 0, 0])
  })

  it('has columns of the given width, which share the remaining space', async () => {
    const { cells } = await lay({ design: 'autogrid', columnWidth: 300, gutter: 20 })
    expect(distinct(cells().map(({ x }) => x))).to.deep.equal([0, 340, 680])
  })

  it('fits a box that is narrower than a column', async () => {
    const { pictures, cells } = await lay({ design: 'autogrid' }, 200)
    expect(cells()[0]?.width).to.equal(200)
    expect(pictures.scrollWidth).to.equal(200)
  })

  it('keeps each picture’s aspect ratio, unless the block sets one', async () => {
    const own = await lay({ design: 'autogrid', showMeta: false })
    expect(own.cells()[1]?.height).to.equal(333)
    const named = await lay({ design: 'autogrid', 'show-meta': false, imageAspectRatio: '2.5' })
    expect(distinct(named.cells().map(({ height }) => height))).to.deep.equal([100])
  })
})

describe('autocolumns', () => {
  it('are at least 250 px wide, without gaps by default [GAL-52]', async () => {
    const { cells } = await lay({ design: 'autocolumns' })
    expect(distinct(cells().map(({ x }) => x))).to.deep.equal([0, 250, 500, 750])
    expect(cells()[0]?.width).to.equal(250)
  })

  it('fill each column in the order of the slides, without gaps', async () => {
    const { block } = await lay({ design: 'autocolumns', gutter: 10, 'show-meta': false }, 810)
    const frames = places(block, '.gallery__frame')
    expect(distinct(frames.map(({ x }) => x))).to.deep.equal([0, 273, 547])
    for (const [index, frame] of frames.entries()) {
      const before = frames[index - 1]
      if (!before) continue
      const isBelow = frame.x === before.x && Math.abs(frame.y - before.y - before.height - 10) <= 1
      const isAtop = frame.x > before.x && frame.y === 0
      expect(isBelow || isAtop, `slide ${index}`).to.equal(true)
    }
  })

  for (const columnWidth of [0, -5, 'wide']) {
    it(`reject a column of ${columnWidth} px, report it, and keep the server’s pictures [GAL-48]`, async () => {
      const html = `<img src="${pictureOf(40, 30)}" alt="A quay">`
      const errors = await errorsDuring(async () => {
        const block = await mount('gallery', { design: 'autocolumns', columnWidth }, html)
        await settle()
        expect(block.innerHTML).to.equal(html)
      })
      expect(errors).to.deep.equal(['data-invalid'])
    })
  }
})

describe('autorows', () => {
  it('are justified and keep every picture’s aspect ratio', async () => {
    const { cells } = await lay({ design: 'autorows', 'show-meta': false })
    const rows = distinct(cells().map(({ y }) => y)).map(top => cells().filter(({ y }) => y === top))
    for (const row of rows.slice(0, -1)) {
      const last = row.at(-1)
      expect((last?.x ?? 0) + (last?.width ?? 0)).to.be.closeTo(1000, 1)
      expect(distinct(row.map(({ height }) => height)).length).to.equal(1)
    }
    for (const [index, { width, height }] of cells().entries()) {
      const [w, h] = SIZES[index] ?? [0, 1]
      expect(width / height).to.be.closeTo(w / h, 0.02)
    }
  })

  it('are justified with a single portrait picture in a row, too', async () => {
    const { cells } = await lay({ design: 'autorows', 'show-meta': false }, 320)
    const [, upright, next] = cells()
    expect(upright?.width).to.equal(320)
    expect(next?.y).to.be.above(upright?.y ?? 0)
  })

  it('are at least 250 px high, to fill the row, and 20 px apart [GAL-51]', async () => {
    const { cells } = await lay({ design: 'autorows', 'show-meta': false })
    const [first, second] = cells()
    expect((second?.x ?? 0) - (first?.width ?? 0)).to.equal(20)
    expect(Math.min(...cells().map(({ height }) => height))).to.equal(250)
    expect(cells().at(-1)?.height).to.equal(250)
    expect(cells().find(({ y }) => y > 0)?.y).to.equal((first?.height ?? 0) + 20)
  })

  it('have the given height and gap', async () => {
    const { cells } = await lay({ design: 'autorows', 'show-meta': false, rowHeight: 100, gutter: 4 })
    expect(cells().at(-1)?.height).to.equal(100)
    expect((cells()[1]?.x ?? 0) - (cells()[0]?.width ?? 0)).to.equal(4)
  })

  it('never grow wider than their box', async () => {
    const { pictures, cells } = await lay({ design: 'autorows' }, 240)
    expect(pictures.scrollWidth).to.equal(240)
    expect(Math.max(...cells().map(({ width }) => width))).to.be.at.most(240)
  })
})

describe('a list', () => {
  it('has one slide per row, the picture beside its caption', async () => {
    const { block, cells } = await lay({ design: 'list', listImageSize: 40 })
    expect(distinct(cells().map(({ x }) => x))).to.deep.equal([0])
    const [frame] = places(block, '.gallery__frame')
    const [caption] = places(block, '.gallery__caption')
    expect(frame).to.include({ x: 0, width: 400, y: 0 })
    expect(caption).to.include({ x: 430, width: 570 })
    expect(caption && caption.y + caption.height / 2).to.be.closeTo((frame?.height ?? 0) / 2, 1)
  })
})

const DESIGNS = ['autogrid', 'autocolumns', 'autorows', 'carousel', 'list']

const image = (index: number): string => {
  const [width, height] = SIZES[index] ?? [4, 3]
  return `<img src="${pictureOf(width, height)}" alt="Picture" width="${width}" height="${height}">`
}
const figure = (index: number): string => {
  const [width, height] = SIZES[index] ?? [4, 3]
  return `<figure style="--ashlar-gallery-ratio: ${width / height}">${image(index)}<figcaption>Quay</figcaption></figure>`
}
const many = (slide: (index: number) => string): string => SIZES.map((_, index) => slide(index)).join('')

describe('a responsive gallery', () => {
  for (const design of DESIGNS) {
    it(`is accessible in both directions: ${design}`, async () => {
      const { block } = await lay({ design })
      expect(await violations(block)).to.deep.equal([])
    })

    for (const [name, html] of [
      ['figures', many(figure)],
      [
        'a list of links',
        `<ul>${many(index => `<li style="--ashlar-gallery-ratio: ${SIZES[index]?.[0] ?? 1} / ${SIZES[index]?.[1] ?? 1}"><a href="#${index}">${image(index)}</a></li>`).replaceAll(/(\d+) \/ (\d+)/g, (_, a, b) => String(a / b))}</ul>`,
      ],
    ] as const) {
      for (const width of [1000, 700, 360]) {
        it(`has the same boxes before and after the upgrade: ${design} of ${name}, ${width} px`, async () => {
          let mountNow = (): void => {}
          const hold = (event: Event): void => {
            event.preventDefault()
            mountNow = (event as CustomEvent<{ mount: () => void }>).detail.mount
          }
          document.addEventListener('ashlar:mount', hold, { once: true })
          const block = await mount('gallery', { design }, html, host => {
            host.style.inlineSize = `${width}px`
          })
          const boxes = (): object => ({
            height: Math.round(block.getBoundingClientRect().height),
            images: places(block, 'img'),
          })
          const before = boxes()
          mountNow()
          await until(() => block.querySelector('.gallery'))
          expect(boxes()).to.deep.equal(before)
        })
      }
    }
  }
})
