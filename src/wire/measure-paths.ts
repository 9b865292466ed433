/*
 * Where statistics go. Apart from the schemas of the calls, which a page does without.
 */

/** A page view or another hit, form-encoded (A7 L108). */
export const RECORD_HIT_PATH = '/api/census/RecordHit'

export const BUTTON_CLICK_PATH = '/api/census/button-click'

export const BUTTON_RENDER_PATH = '/api/census/button-render'

/** A form has come up on a page (B7 L303). */
export const FORM_RENDER_PATH = '/api/census/form-render'

/** A pop-up was shown, closed or answered (B7 L304). */
export const OVERLAY_PATH = '/api/census/overlay'

/** A product was looked at without leaving the list; its id ends the path (B7 L305). */
export const QUICK_VIEW_PATH = '/api/census/RecordQuickView/'

/** An image that counts a landing by its query (A7 L107). */
export const TRACK_PATH = '/api/track/Track'

/** Errors of the page's scripts: a JSON list, with the crumb in its header (A7 L105). */
export const JAVASCRIPT_ERRORS_PATH = '/api/events/RecordJavascriptErrors'

/** Log entries, as the JSON text `data` of a form-encoded body (A7 L106). */
export const TRACE_PATH = '/api/events/Trace'

/** One event, form-encoded (B7 L298). */
export const RECORD_EVENT_PATH = '/api/events/RecordEvent'

/** One event for the events host, as JSON (B7 L299). */
export const ANALYTICS_EVENTS_PATH = '/api/v1/events'

/** Names the page load that the records belong to (B7 L296). */
export const PERFORMANCE_SETTINGS_PATH = '/api/1/performance/settings'

/** Takes records by beacon or as plain text (B7 L297). */
export const PERFORMANCE_RECORDS_PATH = '/api/1/performance/records'

/** An identifier for a tool that records sessions; `MOCK_SESSION_ID` means that there is none (B7 L314). */
export const FULLSTORY_ID_PATH = '/api/commerce/fullstory/getId'

export const MOCK_SESSION_ID = 'mock'
