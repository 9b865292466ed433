import { defineView, findFree } from './shared/collection-view'

// Named by the element that contains a video, or by the video itself.
defineView('native-video-loader', {
  find: root => findFree(root, '.sqs-native-video, video').map(element => [element]),
})
