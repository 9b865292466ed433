import { defineView } from './shared/collection-view'

// Adopts the product's options, quantity, button and images.
defineView('product-item')
