import { defineView } from '../features/views/collection-view'
import { findFree } from '../features/views/find-in-view'

// Named by the element that holds a video, or by the video itself [ROLL-09].
defineView('native-video-loader', {
  block: 'video',
  find: root => findFree(root, '.sqs-native-video, video').map(element => [element]),
})
