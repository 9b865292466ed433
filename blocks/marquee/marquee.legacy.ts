import { parseJson } from '../../src/parse-json'
import { isRecord } from '../../src/record'
import type { MarqueeContent } from './marquee.schema'

type Item = NonNullable<MarqueeContent['items']>[number]

/** The largest frequency and intensity that an exported site writes; ours go to 1. */
const WAVE_SCALE = 10

/**
 * Reads the marquee of an exported site (`.Marquee`): its settings from the JSON in its `<script>`, its items as
 * the server has written them. Undefined where there is none.
 */
export function readLegacyMarquee(elements: readonly Element[]): MarqueeContent | undefined {
  const marquee = elements
    .map(element => (element.matches('.Marquee') ? element : element.querySelector('.Marquee')))
    .find(found => found)
  if (!marquee) return undefined

  const props = propsOf(marquee)
  const served = [...marquee.querySelectorAll<HTMLElement>('.Marquee-measure > .Marquee-item')]
  const { linkTo, newWindow, animationDirection: direction, animationSpeed: speed, pausedOnHover } = props
  const { fadeEdges, waveFrequency, waveIntensity } = props
  return {
    items: served.length > 0 ? served.map(readItem) : jsonItems(props),
    ...(typeof linkTo === 'string' && { linkTo }),
    newWindow: newWindow === true,
    direction: direction === 'right' ? 'right' : 'left',
    ...(isAmount(speed) && { speed }),
    pauseOnHover: pausedOnHover === true,
    fadeEdges: fadeEdges === true || marquee.querySelector('.fade-edges') !== null,
    ...(isAmount(waveFrequency) && { waveFrequency: waveFrequency / WAVE_SCALE }),
    ...(isAmount(waveIntensity) && { waveIntensity: waveIntensity / WAVE_SCALE }),
    ...lengths(props),
    ...(served[0] && { type: typeOf(served[0]) }),
  }
}

function propsOf(marquee: Element): Readonly<Record<string, unknown>> {
  try {
    const props = parseJson(marquee.querySelector('script.Marquee-props')?.textContent || '{}')
    return isRecord(props) ? props : {}
  } catch {
    // Edited by hand, it is no JSON any more; the items stand in the HTML too.
    return {}
  }
}

function readItem(item: HTMLElement): Item {
  return item.children.length > 0 ? { nodes: [...item.childNodes] } : { text: item.textContent.trim() }
}

function jsonItems({ marqueeItems }: Readonly<Record<string, unknown>>): Item[] {
  const items: unknown[] = Array.isArray(marqueeItems) ? marqueeItems : []
  return items
    .filter(isRecord)
    .flatMap(({ text }) => (typeof text === 'string' && text.trim() ? [{ text: text.trim() }] : []))
}

const isAmount = (value: unknown): value is number => typeof value === 'number' && value >= 0

/** `{unit, value}` as CSS writes it. */
function lengths(props: Readonly<Record<string, unknown>>): MarqueeContent {
  const found = (['textSize', 'itemSpacing'] as const).flatMap(name => {
    const length = props[name]
    if (!isRecord(length) || !isAmount(length['value'])) return []
    const { unit } = length
    return /^(px|rem|em|vw|%)$/.test(`${unit}`) ? [[name, `${length['value']}${unit}`]] : []
  })
  return Object.fromEntries(found)
}

/** What the site's style sheets make of its items: ours stand in elements of another name. */
function typeOf(item: Element): MarqueeContent['type'] {
  const { fontFamily, fontStyle, fontWeight, letterSpacing, lineHeight, textTransform } =
    getComputedStyle(item)
  return { fontFamily, fontStyle, fontWeight, letterSpacing, lineHeight, textTransform }
}
