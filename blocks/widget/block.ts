import type { BlockManifest } from '../../src/spec/block-manifest'
import type { WidgetContentEvents } from '../kit/ui/widget/widget-content'

export default {
  title: 'Widget',
  group: 'Text and layout',
  description: 'HTML that the server renders anew for each visitor.',
  withoutScripts: 'the HTML inside',
  budget: 3000,
  events: ['change'],
} satisfies BlockManifest

/** The details of the block's events. */
export type WidgetEvents = WidgetContentEvents
