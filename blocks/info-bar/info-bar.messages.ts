import { translatable } from '../../src/locale/core/translatable'

/** What the mobile info bar says; the words are ours. */
export const INFO_BAR_MESSAGES = translatable('info-bar', {
  label: 'Contact',
  email: 'Email',
  phone: 'Call',
  address: 'Map',
  hours: 'Hours',
})
