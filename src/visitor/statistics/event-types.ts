/** The event types of analytics. */
export const ANALYTICS_EVENT_TYPES = {
  pageView: 1,
  siteSearch: 2,
  heartbeat: 10,
  audio: 20,
  video: 21,
} as const
