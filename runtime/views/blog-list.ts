import { defineView } from './shared/collection-view'

// Posts hold blocks and pictures of any kind, and nothing of their own.
defineView('blog-list')
