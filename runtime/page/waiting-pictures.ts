/** A picture that waits for a script to load it. */
export const WAITING = 'img[data-src]:not([src]), img[data-src][src=""]'
