import { EVENT_ENTRY } from '../../src/calls/calendar-event'
import { defineView, findFree, runAround } from './shared/collection-view'

const EVENTS = `:is(${EVENT_ENTRY}):has(time[datetime])`

/** An exported site's events that were upcoming when the server rendered the page. */
const UPCOMING = '.eventlist--upcoming'

// A static page lists past events as upcoming.
defineView('events-list', {
  find(root) {
    const upcoming = findFree(root, UPCOMING)
    if (upcoming.length > 0) return [upcoming]
    const run = root.hasAttribute('data-ashlar') ? runAround(root, findFree(root, EVENTS)) : []
    return run.length > 0 ? [run] : []
  },
  data: () => ({ hidePast: true }),
})
