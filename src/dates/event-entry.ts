/** Elements that are entries of a list of events, where a `<time>` stands in them. */
export const EVENT_ENTRY = 'li, article, tr, [data-event]'
