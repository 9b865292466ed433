import { describe, expect, it } from 'vitest'
import { staticStyles } from './static-styles'

describe('the static style sheets', () => {
  it('put the rules of a block before those of its variants, which are as specific', () => {
    const styles = staticStyles().get('item-list') ?? ''
    const row = styles.indexOf('@media (scripting:enabled)')
    const grid = styles.indexOf('display:grid')
    expect([grid, row].every(at => at >= 0)).toBe(true)
    expect(grid).toBeLessThan(row)
  })
})
