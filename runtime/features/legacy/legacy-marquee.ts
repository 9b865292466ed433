import { isRecord, parseJson } from '../../../src/data/core/json'
import type { ReadData } from './read-data'

/** Maximum frequency and intensity in exported markup; the block's own range ends at 1. */
const WAVE_SCALE = 10

/** Text properties that an exported site's style sheets give its items, copied because the block draws other elements. */
const TYPE = [
  'fontFamily',
  'fontStyle',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'textTransform',
] as const

/**
 * Reads the marquee of an exported site: its settings from the JSON in its `<script>`, its items from the server's HTML.
 * `undefined` without a marquee.
 */
export const marqueeData: ReadData = carrier => {
  const marquee = carrier.matches('.Marquee') ? carrier : carrier.querySelector('.Marquee')
  if (!marquee) return undefined

  const props = propsOf(marquee)
  const items = [...marquee.querySelectorAll('.Marquee-measure > .Marquee-item')]
  const { linkTo, newWindow, animationDirection, animationSpeed, pausedOnHover, fadeEdges } = props
  return {
    items: items.length > 0 ? items.flatMap(readItem) : jsonItems(props),
    ...(typeof linkTo === 'string' && linkTo && { linkTo }),
    newWindow: newWindow === true,
    direction: animationDirection === 'right' ? 'right' : 'left',
    speed: amount(animationSpeed),
    pauseOnHover: pausedOnHover === true,
    fadeEdges: fadeEdges === true || marquee.querySelector('.fade-edges') !== null,
    waveFrequency: amount(props['waveFrequency'], WAVE_SCALE),
    waveIntensity: amount(props['waveIntensity'], WAVE_SCALE),
    textSize: length(props['textSize']),
    itemSpacing: length(props['itemSpacing']),
    type: items[0] && typeOf(items[0]),
  }
}

function propsOf(marquee: Element): Readonly<Record<string, unknown>> {
  try {
    const props = parseJson(marquee.querySelector('script.Marquee-props')?.textContent || '{}')
    return isRecord(props) ? props : {}
  } catch {
    // JSON that was edited by hand may be malformed; the HTML has the items too.
    return {}
  }
}

function readItem(item: Element): object[] {
  const image = item.querySelector('img')
  const text = item.textContent?.trim() ?? ''
  if (!image) return text ? [{ text }] : []
  return [{ image: image.dataset.src || image.src, text: image.alt || text }]
}

function jsonItems({ marqueeItems }: Readonly<Record<string, unknown>>): object[] {
  const items: unknown[] = Array.isArray(marqueeItems) ? marqueeItems : []
  return items
    .filter(isRecord)
    .flatMap(({ text }) => (typeof text === 'string' && text.trim() ? [{ text: text.trim() }] : []))
}

const amount = (value: unknown, scale = 1): number | undefined =>
  typeof value === 'number' && value >= 0 ? value / scale : undefined

/** A CSS length from `{unit, value}`. */
function length(value: unknown): string | undefined {
  if (!isRecord(value) || amount(value['value']) === undefined) return undefined
  const { unit } = value
  return /^(px|rem|em|vw|%)$/.test(`${unit}`) ? `${value['value']}${unit}` : undefined
}

function typeOf(item: Element): Record<string, string> {
  const style = getComputedStyle(item)
  return Object.fromEntries(TYPE.map(name => [name, style[name]]))
}
