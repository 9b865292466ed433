import { siteCalls } from '../../calls/client/site-calls'
import type { PlacesTracking } from '../../calls/places'
import { createPlaces, type Places } from './places'

/** The places service of the page's site. */
export const placesOfSite = (tracking: PlacesTracking): Places => createPlaces(siteCalls, tracking)
