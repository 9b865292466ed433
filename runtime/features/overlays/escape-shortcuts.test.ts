import { describe, expect, it } from 'vitest'
import { type EscapePress, escapeAction } from './escape-shortcuts'

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

describe('Escape with nothing open', () => {
  it.each([
    ['does nothing for a visitor [ESC-04]', VISITOR, 'nothing'],
    ['opens the login for a visitor if the site allows it [ESC-04]', GUEST, 'open-login'],
    ['opens the panel for a signed-in account [ESC-03]', OWNER, 'open-config'],
    [
      'opens the panel for an account even if the site allows the login [ESC-03]',
      { ...OWNER, mayLogIn: true },
      'open-config',
    ],
    ['logs out on Shift+Escape [ESC-05]', { ...OWNER, isShifted: true }, 'log-out'],
    [
      'logs out a customer on Shift+Escape [ESC-05]',
      { ...VISITOR, isCustomer: true, isShifted: true },
      'log-out',
    ],
    ['does not open the panel for a customer [ESC-03]', { ...VISITOR, isCustomer: true }, 'nothing'],
    ['does nothing for a visitor on Shift+Escape [ESC-05]', { ...GUEST, isShifted: true }, 'nothing'],
    ['toggles the preview in the editor [ESC-06]', { ...OWNER, isEdited: true }, 'toggle-preview'],
    [
      'toggles the preview for any account, whatever the context says [ESC-06]',
      { ...GUEST, isEdited: true },
      'toggle-preview',
    ],
    ['does nothing while text is edited [ESC-03]', { ...OWNER, isEditing: true }, 'nothing'],
    [
      'does not log out while text is edited [ESC-05]',
      { ...OWNER, isEditing: true, isShifted: true },
      'nothing',
    ],
  ] as const)('%s', (_, press, action) => {
    expect(escapeAction(press)).toBe(action)
  })
})
