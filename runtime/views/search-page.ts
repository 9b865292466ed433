import { defineView, findFree } from './shared/collection-view'

const FIELD = 'input[type="search"], input.search-input, input[name="q"]'

defineView('search-page', {
  find(root) {
    const fields = findFree(root, FIELD) as HTMLInputElement[]
    const query = new URLSearchParams(location.search).get('q') ?? ''
    for (const field of fields) field.value ||= query
    const boxes = fields.map(field => field.form ?? field.closest('.sqs-search-ui-text-input') ?? field)
    return [...new Set(boxes)].map(box => [box])
  },
})
