import { parseJson } from '../../data/core/parse-json'
import { isRecord } from '../../data/core/record'
import type { ConsentChoice } from '../core/consent-store'

/** A choice as the visitor's browser keeps it, and as the site's records do. */
export interface ChoiceRecord extends ConsentChoice {
  /** Made at random with the first choice; it says nothing of the visitor. */
  readonly id: string
  /** Of the settings that the visitor has answered. */
  readonly version: string
  /** When, in ms since 1970. */
  readonly time: number
  /** Global Privacy Control was on: the visitor has chosen all the same. */
  readonly isOptedOut: boolean
}

/** Reads a record; undefined for anything that is none. */
export function readRecord(text: string | undefined): ChoiceRecord | undefined {
  let value: unknown
  try {
    value = parseJson(text ?? 'null')
  } catch {
    // Whoever has spoilt it is asked again.
    return undefined
  }
  if (!isRecord(value)) return undefined
  const { id, version, time, functional, analytics, marketing, isOptedOut } = value
  const isValid =
    typeof id === 'string' &&
    typeof version === 'string' &&
    typeof time === 'number' &&
    typeof functional === 'boolean' &&
    typeof analytics === 'boolean' &&
    typeof marketing === 'boolean'
  if (!isValid) return undefined
  return { id, version, time, functional, analytics, marketing, isOptedOut: isOptedOut === true }
}
