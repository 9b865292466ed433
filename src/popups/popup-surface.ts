/** Name of the surface that a pop-up stands in, `<div data-ashlar-surface=NAME>`. */
export const POPUP_SURFACE = 'popup-overlay'

/** Where a pop-up is open; what stands in it is the page's own. */
export const POPUP_PLACE = `[data-ashlar-surface="${POPUP_SURFACE}"]`
