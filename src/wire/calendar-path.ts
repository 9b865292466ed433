/** The items of a calendar's month: `?month=MM-YYYY&collectionId=ID` (decisions §3). */
export const ITEMS_BY_MONTH_PATH = '/api/open/GetItemsByMonth'
