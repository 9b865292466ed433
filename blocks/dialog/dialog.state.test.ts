import { describe, expect, it } from 'vitest'
import { BUTTONS, nextPhase } from './dialog.state'

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
  ] as const)('stays %s on %s [DLG-01]', (phase, event) => {
    expect(nextPhase(phase, event)).toBe(phase)
  })

  it('has the buttons of its style, the confirming one last [DLG-03]', () => {
    expect(BUTTONS).toEqual({
      'confirm-or-reject': ['reject', 'confirm'],
      'confirm-or-cancel': ['cancel', 'confirm'],
      'confirm-only': ['confirm'],
      'no-buttons': [],
    })
  })
})
