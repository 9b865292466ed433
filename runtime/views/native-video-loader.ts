import { defineView } from './shared/collection-view'
import { findFree } from './shared/find-in-view'

// Named by the element that holds a video, or by the video itself [ROLL-09].
defineView('native-video-loader', {
  block: 'video',
  find: root => findFree(root, '.sqs-native-video, video').map(element => [element]),
})
