import type { BlockManifest } from '../../src/spec/block-manifest'
import type { SubmissionEvents } from '../kit/form/form-sending'

export default {
  title: 'Newsletter',
  group: 'Forms and dialogs',
  description: 'A newsletter sign-up.',
  withoutScripts: 'a `<form>` that posts without scripts',
  budget: 3000,
  priority: 'high',
  events: ['submit', 'submitted', 'subscribe'],
  legacy: { types: ['newsletter'], bare: '.newsletter-form-wrapper:has(form[data-form-id])', precedence: 2 },
} satisfies BlockManifest

/** The details of the block's events. */
export type NewsletterEvents = SubmissionEvents
