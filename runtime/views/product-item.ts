import { defineView } from './shared/collection-view'

// The product's choice, quantity and button are adopted, and its pictures.
defineView('product-item', { block: 'product' })
