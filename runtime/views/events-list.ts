import { EVENT_ENTRY } from '../../src/calls/calendar-events/calendar-event'
import { defineView } from './shared/collection-view'
import { findFree, runAround } from './shared/find-in-view'

const EVENTS = `:is(${EVENT_ENTRY}):has(time[datetime])`

/** The events of an exported site that were still to come when the server wrote the page. */
const UPCOMING = '.eventlist--upcoming'

// A page that nobody writes again goes on listing events that are over.
defineView('events-list', {
  block: 'tour-dates',
  find(root) {
    const upcoming = findFree(root, UPCOMING)
    if (upcoming.length > 0) return [upcoming]
    const run = root.hasAttribute('data-ashlar') ? runAround(root, findFree(root, EVENTS)) : []
    return run.length > 0 ? [run] : []
  },
  data: () => ({ hidePast: true }),
})
