/** Permissions by name. Their numbers are not known, and some of many have a name here (B3 L179). */
export const PERMISSIONS = [
  'authenticatedNoSite',
  'config',
  'admin',
  'contentManager',
  'settings',
  'activity',
  'commerce',
  'newsletter',
  'damask',
  'crm',
  'orders',
  'inventory',
  'payments',
  'billing',
  'domains',
] as const
