/** What a video needs once it is on the page, but not to be there: loaded after its overlay stands. */

export { backgroundAddress, isProviderAddress } from '../../../src/media/player/player'
export { whenConsented } from '../../../src/visitor/core/consent-store'
export { BackgroundPlayer } from './background-player'
export { findEmbedded } from './find-embedded'
export { InvalidVideo } from './invalid-video'
export { VideoPlayer } from './video-player'
