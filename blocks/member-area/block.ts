import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Member area',
  group: 'Site and sharing',
  description: 'Login, logout and the account of a customer.',
  withoutScripts: 'a link to the login',
  budget: 3000,
  events: ['change'],
  legacy: { types: ['memberArea'], names: ['member-area', 'memberArea'] },
} satisfies BlockManifest

/** The details of the block's events. */
export interface MemberAreaEvents {
  /** The visitor has logged in; cancel the event to prevent the reload. */
  readonly change: { readonly isMember: true }
}
