import { describe, expect, it } from 'vitest'
import { type EscapePress, escapeAction } from './escape'

const VISITOR: EscapePress = {
  isShifted: false,
  isEditing: false,
  isEdited: false,
  hasAccount: false,
  isCustomer: false,
  mayLogIn: false,
}
const OWNER = { ...VISITOR, hasAccount: true }
const GUEST = { ...VISITOR, mayLogIn: true }

describe('Escape, where nothing is open,', () => {
  it.each([
    ['does nothing for a visitor [ESC-04]', VISITOR, 'nothing'],
    ['leads a visitor to the login where the site allows it [ESC-04]', GUEST, 'open-login'],
    ['leads who is signed in to the panel [ESC-03]', OWNER, 'open-config'],
    [
      'leads them there whatever the site allows visitors [ESC-03]',
      { ...OWNER, mayLogIn: true },
      'open-config',
    ],
    ['logs out with Shift [ESC-05]', { ...OWNER, isShifted: true }, 'log-out'],
    ['logs a customer out with Shift [ESC-05]', { ...VISITOR, isCustomer: true, isShifted: true }, 'log-out'],
    ['leads no customer to the panel [ESC-03]', { ...VISITOR, isCustomer: true }, 'nothing'],
    ['logs nobody out with Shift [ESC-05]', { ...GUEST, isShifted: true }, 'nothing'],
    ['toggles the preview in the editor [ESC-06]', { ...OWNER, isEdited: true }, 'toggle-preview'],
    [
      'toggles it for any account, whatever the context says [ESC-06]',
      { ...GUEST, isEdited: true },
      'toggle-preview',
    ],
    ['leaves the text alone that is being edited [ESC-03]', { ...OWNER, isEditing: true }, 'nothing'],
    ['logs nobody out who edits a text [ESC-05]', { ...OWNER, isEditing: true, isShifted: true }, 'nothing'],
  ] as const)('%s', (_, press, action) => {
    expect(escapeAction(press)).toBe(action)
  })
})
