import { isRecord, parseJson } from '../../data/core/json'
import { BlockError, report } from '../../data/core/report'

interface Length {
  readonly value: number
  readonly unit: string
}

/** The shadow of an image or a shape. */
interface DropShadow {
  /** The direction of the shadow, in degrees clockwise from the top. */
  readonly angle: number
  readonly distance: Length
  readonly blur: Length
}

const UNITS = ['px', 'em', 'rem', 'vw', 'vh']

/**
 * Reads a drop shadow: an object, or its JSON in a data attribute. Returns an error to report if it is
 * invalid.
 */
export function readDropShadow(value: unknown): DropShadow | BlockError {
  try {
    const shadow = typeof value === 'string' ? parseJson(value) : value
    if (!isRecord(shadow)) return invalid(value)
    const distance = readLength(shadow.distance)
    const blur = readLength(shadow.blur)
    const angle = Number(shadow.angle ?? 0)
    return distance && blur && Number.isFinite(angle) ? { angle, distance, blur } : invalid(value)
  } catch (cause) {
    return new BlockError('data-not-json', 'the drop-shadow is not JSON', { cause })
  }
}

/** The `filter` of a drop shadow; empty, with a report on `target`, if it is invalid. */
export function dropShadowFilter(shadow: unknown, target: Element): string | undefined {
  const read = readDropShadow(shadow)
  if (!(read instanceof BlockError)) return shadowFilter(read)
  report(read, target)
  return undefined
}

/** The `filter` that draws a shadow. */
export function shadowFilter({ angle, distance, blur }: DropShadow): string {
  const turn = (angle * Math.PI) / 180
  const along = (part: number): string => css({ ...distance, value: distance.value * part })
  const color = 'var(--ashlar-image-shadow, rgb(0 0 0 / 0.35))'
  return `drop-shadow(${along(Math.sin(turn))} ${along(-Math.cos(turn))} ${css(blur)} ${color})`
}

function readLength(length: unknown): Length | undefined {
  if (!isRecord(length)) return undefined
  const value = Number(length.value)
  const unit = UNITS.find(known => known === (length.unit ?? 'px'))
  return Number.isFinite(value) && unit ? { value, unit } : undefined
}

function css({ value, unit }: Length): string {
  return `${Math.round(value * 100) / 100}${unit}`
}

function invalid(value: unknown): BlockError {
  return new BlockError('data-invalid', 'not a drop-shadow', { cause: value })
}
