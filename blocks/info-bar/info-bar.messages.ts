/** What the mobile info bar says; the words are ours. */
export const INFO_BAR_MESSAGES = {
  label: 'Contact',
  email: 'Email',
  phone: 'Call',
  address: 'Map',
  hours: 'Hours',
} as const
