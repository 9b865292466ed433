import { expect } from 'chai'
import { fragments, readFragment } from '../../../test/fragments'
import { marqueeData } from './legacy-marquee'

const PROPS = `{"marqueeItems": [{"text": " EARN "}, {"text": ""}, 7], "linkTo": "/earn", "newWindow": true, "waveFrequency": 4,
  "waveIntensity": 5, "animationDirection": "right", "animationSpeed": 0.5, "pausedOnHover": true,
  "textSize": {"unit": "rem", "value": 2.5}, "itemSpacing": {"unit": "furlong", "value": 1}}`

/** Reads the data of a marquee with these settings and items, without its type. */
function read(props: string, items = '', display = ''): Record<string, unknown> {
  const host = document.createElement('div')
  host.innerHTML = `<div class="Marquee"><script class="Marquee-props" type="application/json">${props}</script>
    <div class="Marquee-display ${display}"><div class="Marquee-measure">${items}</div></div></div>`
  document.body.append(host)
  // As it goes to the block: JSON has no place for what is undefined.
  return JSON.parse(JSON.stringify(marqueeData(host) ?? {}))
}

describe('data of an exported marquee', () => {
  afterEach(() => document.body.replaceChildren())

  it('are read from its script, with the wave scaled from 10 to 1', () => {
    expect(read(PROPS)).to.deep.equal({
      items: [{ text: 'EARN' }],
      linkTo: '/earn',
      newWindow: true,
      direction: 'right',
      speed: 0.5,
      pauseOnHover: true,
      fadeEdges: false,
      waveFrequency: 0.4,
      waveIntensity: 0.5,
      textSize: '2.5rem',
    })
  })

  it('include the server’s items, with images and text styles', () => {
    const { items, type, fadeEdges } = read(
      PROPS,
      '<h1 class="Marquee-item" style="font-weight: 300; text-transform: uppercase"> Earn </h1><div class="Marquee-item"><img data-src="/bowl.webp" alt="A bowl"></div><p class="Marquee-item"> </p>',
      'fade-edges',
    )
    expect(items).to.deep.equal([{ text: 'Earn' }, { image: '/bowl.webp', text: 'A bowl' }])
    expect(fadeEdges).to.equal(true)
    const { fontWeight, textTransform } = type as Record<string, string>
    expect([fontWeight, textTransform]).to.deep.equal(['300', 'uppercase'])
  })

  for (const props of [
    '{"marqueeItems":[{"text":"A",}]}',
    '[]',
    '{"marqueeItems":"none","animationSpeed":"fast"}',
  ]) {
    it(`include the HTML’s items if its settings are ${props}`, () => {
      const { items, direction, fadeEdges } = read(props, '<p class="Marquee-item">Apply today!</p>')
      expect({ items, direction, fadeEdges }).to.deep.equal({
        items: [{ text: 'Apply today!' }],
        direction: 'left',
        fadeEdges: false,
      })
    })
  }

  it('are missing without a marquee', () => {
    expect(marqueeData(document.createElement('div'))).to.equal(undefined)
  })

  it('are read from real pages (skipped if they are missing)', async function () {
    const found = await fragments('marquee')
    if (found.length === 0) this.skip()
    for (const fragment of found) {
      const host = document.createElement('div')
      host.append(readFragment(fragment))
      document.body.append(host)
      const { items, speed } = (marqueeData(host) ?? {}) as { items?: object[]; speed?: number }
      expect(items?.length).to.equal(host.querySelectorAll('.Marquee-item').length)
      expect(speed).to.be.greaterThan(0)
    }
  })
})
