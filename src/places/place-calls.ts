import { siteCalls } from '../data-layer/site-calls'
import { createPlaces, type Places, type PlacesTracking } from './places'

/** The places service of the page's site. */
export const placesOfSite = (tracking: PlacesTracking): Places => createPlaces(siteCalls, tracking)
