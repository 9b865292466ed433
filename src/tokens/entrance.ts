/** How long an element takes to come in, in s (A9 L154, B9 L371). */
export const ENTRANCE_S = 0.3

/** Size that an element scales down to, or comes in from (A9 L154, B9 L371). */
export const ENTRANCE_SCALE = 0.94
