/** Searches the pages and products of the site; public pages of the builder call it so. */
export const SEARCH_PATH = '/api/search/GeneralSearch'

/** Characters that a query may have. */
export const MOST_OF_A_QUERY = 200

/** Found items that an answer holds where nobody asks for fewer or more. */
export const ITEMS_OF_A_PAGE = 10
