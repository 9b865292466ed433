import { translatable } from '../../src/locale/core/translatable'

/** The texts of the mobile info bar. */
export const INFO_BAR_MESSAGES = translatable('info-bar', {
  label: 'Contact',
  email: 'Email',
  phone: 'Call',
  address: 'Map',
  hours: 'Hours',
})
