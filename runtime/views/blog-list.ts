import { defineView } from './shared/collection-view'

// Posts contain blocks and images, and have no block of their own.
defineView('blog-list')
