import { describe, expect, it } from 'vitest'
import {
  BUTTONS,
  DIALOG_LAYER,
  DIALOG_PADDING,
  DIALOG_WIDTH,
  HIDE_FALLBACK_MS,
  nextPhase,
} from './dialog.state'

describe('a dialog', () => {
  it('is shown, then hiding, then hidden [DLG-01]', () => {
    expect(nextPhase('shown', 'answer')).toBe('hiding')
    expect(nextPhase('hiding', 'faded')).toBe('hidden')
  })

  it.each([
    ['shown', 'faded'],
    ['hiding', 'answer'],
    ['hidden', 'answer'],
    ['hidden', 'faded'],
  ] as const)('stays %s when it hears %s [DLG-01]', (phase, event) => {
    expect(nextPhase(phase, event)).toBe(phase)
  })

  it('is 350 px wide, with 20 px of space inside [DLG-05]', () => {
    expect([DIALOG_WIDTH, DIALOG_PADDING]).toEqual([350, 20])
  })

  it('stands on a layer that begins at 30000 [DLG-07]', () => {
    expect(DIALOG_LAYER).toBe(30_000)
  })

  it('is hidden after 600 ms at the latest [DLG-06]', () => {
    expect(HIDE_FALLBACK_MS).toBe(600)
  })

  it('has the buttons of its style, the one that agrees last [DLG-03]', () => {
    expect(BUTTONS).toEqual({
      'confirm-or-reject': ['reject', 'confirm'],
      'confirm-or-cancel': ['cancel', 'confirm'],
      'confirm-only': ['confirm'],
      'no-buttons': [],
    })
  })
})
