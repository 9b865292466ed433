/** A product was looked at without leaving the list; its id ends the path (B7 L305). */
export const QUICK_VIEW_PATH = '/api/census/RecordQuickView/'
