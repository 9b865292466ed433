import { siteCalls } from '../../calls/client/site-calls'
import type { PlacesTracking } from '../../calls/places'
import { createPlaces, type Places } from './places'

/** Creates the places client of the page's site. */
export const placesOfSite = (tracking: PlacesTracking): Places => createPlaces(siteCalls, tracking)
