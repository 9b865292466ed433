import { expect } from 'chai'
import { errorsDuring, mount, until } from '../../test/mount'
import { picture, show, slide } from './designs/slideshow/slideshow.fixture'
import './gallery'

const IMG = `<img src="${picture}" alt="A quay">`

/** Last console message after a gallery with that data is mounted. */
async function said(json: string): Promise<{ lines: string[]; block: HTMLElement }> {
  const { error } = console
  const lines: string[] = []
  console.error = (line: unknown) => void lines.push(String(line))
  try {
    const block = await mount('gallery', json, IMG)
    await until(() => lines.length)
    return { lines, block }
  } finally {
    console.error = error
  }
}

describe('the data of a gallery', () => {
  for (const [what, json, line] of [
    ['cannot be decoded', '{"design":"grid"', 'data-not-json: Error decoding gallery block data.'],
    [
      'cannot be used',
      '{"slides":7}',
      'data-invalid: Error evaluating gallery block data. slides: expected array',
    ],
    [
      'has an invalid field with a hyphen',
      '{"thumbnails-per-row":-1}',
      'data-invalid: Error evaluating gallery block data. thumbnails-per-row: expected a number above 0',
    ],
  ] as const) {
    it(`is reported if it ${what}, and the page stays unchanged [GAL-57]`, async () => {
      const { lines, block } = await said(json)
      expect(lines).to.have.lengthOf(1)
      expect(lines[0]).to.satisfy((said: string) => said.startsWith(`[ashlar] ${line}`), lines[0])
      expect(block.innerHTML).to.equal(IMG)
    })
  }

  it('shows its slides without an option that is wrong, and without the slide that lacks its field [GAL-57]', async () => {
    const slides = [slide, 7, { ...slide, 'focal-point': false, alt: 'A pier' }]
    const errors = await errorsDuring(async () => {
      const block = await mount('gallery', { slides, padding: 'wide', design: 'grid' })
      await until(() => block.querySelectorAll('.gallery__frame img').length === 2)
      expect(block.querySelector('img[alt="A pier"]')).to.not.equal(null)
    })
    expect(errors).to.deep.equal(['data-invalid'])
  })

  it('reports which field is invalid [GAL-57]', async () => {
    let error: Error | undefined
    const hear = (event: Event): void => {
      event.preventDefault()
      error = (event as CustomEvent<Error>).detail
    }
    document.addEventListener('ashlar:error', hear)
    await mount('gallery', '{"lightboxTheme":"blue"}', IMG)
    await until(() => error)
    document.removeEventListener('ashlar:error', hear)
    expect(String(error?.cause)).to.contain('lightboxTheme')
    expect(error?.message).to.contain('lightboxTheme: expected one of light, dark')
  })

  it('reports a failed picture only once, for slide and thumbnail together', async () => {
    const { error } = console
    const lines: string[] = []
    console.error = (line: unknown) => void lines.push(String(line))
    try {
      const slides = [0, 1, 2, 3, 4].map(index => ({ ...slide, src: index === 1 ? '/missing.png' : picture }))
      const { block, button } = await show({ slides, thumbnails: true })
      await until(() => block.querySelectorAll('[data-state=failed]').length === 2)
      for (const index of [1, 2, 3, 4, 0]) {
        button('next').click()
        await until(() => block.querySelector(`[data-shown=true][aria-label="${index + 1} of 5"]`))
      }
      await until(() => block.querySelectorAll('[data-state=failed]').length === 2)
    } finally {
      console.error = error
    }
    expect(lines).to.deep.equal(['[ashlar] image-failed: /missing.png not loaded'])
  })

  it('does not link a picture to the link in its caption', async () => {
    const words = '<figcaption>By <a href="/ada">Ada</a></figcaption>'
    const block = await mount('gallery', {}, `<figure>${IMG}${words}</figure>`)
    await until(() => block.querySelector('.gallery__frame img'))
    expect([...block.querySelectorAll('a')].map(({ textContent }) => textContent)).to.deep.equal(['Ada'])
  })

  const STORED = `<script type="application/json">{"design":"carousel"}</script>${IMG}`

  it('is read from the child script if there is no attribute [GAL-01]', async () => {
    const block = await mount('gallery', '', STORED, host => host.removeAttribute('data-block-json'))
    await until(() => block.querySelector('[data-design=carousel] img'))
  })

  it('is read from the attribute first [GAL-01]', async () => {
    const block = await mount('gallery', { design: 'autogrid' }, STORED)
    await until(() => block.querySelector('[data-design=autogrid] img'))
  })

  it('loads all pictures immediately if `lazyLoad` is off [GAL-04]', async () => {
    const { block } = await show({ lazyLoad: false }, 6)
    expect(block.querySelectorAll('.gallery__slide img')).to.have.length(6)
  })
})
