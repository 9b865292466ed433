/** Nodes that say how long ago something was; exported sites know them by their class. */
export const TIME_SINCE_NODES = ':is(.timesince, .time-since, [data-ashlar-time-since])[data-date]'
