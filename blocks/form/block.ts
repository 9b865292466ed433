import type { BlockManifest } from '../../src/spec/block-manifest'
import type { SubmissionEvents } from '../kit/form/form-sending'

export default {
  title: 'Form',
  group: 'Forms and dialogs',
  description: "A form that validates its fields and keeps the visitor's input until it is sent.",
  withoutScripts: 'a `<form>` that posts without scripts',
  budget: 7_200,
  priority: 'high',
  firstUse: 'form-running',
  events: ['submit', 'submitted'],
  legacy: { types: ['form'], bare: '.form-wrapper:has(form[data-form-id])', precedence: 2 },
} satisfies BlockManifest

/** The details of the block's events. */
export type FormEvents = Omit<SubmissionEvents, 'subscribe'>
