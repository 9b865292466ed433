import { EVENT_ENTRY } from '../../src/calls/calendar-event'
import { defineView, findFree, runAround } from './shared/collection-view'

const EVENTS = `:is(${EVENT_ENTRY}):has(time[datetime])`

/** An exported page's collection, from its body's id. */
const COLLECTION = /^collection-([0-9a-f]{24})$/

const collectionOf = ({ id }: Element): string | undefined => COLLECTION.exec(id)?.[1]

defineView('events-calendar', {
  find(root) {
    const isOwn = root.hasAttribute('data-ashlar')
    const run = isOwn ? runAround(root, findFree(root, EVENTS)) : []
    if (run.length > 0) return [run]
    // The calendar requests the events of its collection.
    return isOwn || collectionOf(root) ? [[]] : []
  },
  data: root => ({ collectionId: collectionOf(root) ?? '' }),
})
