import { describe, expect, it } from 'vitest'
import { staticStyles, styleFiles } from './static-styles'

describe('the static style sheets', () => {
  it('put the rules of a block before those of its variants, which are as specific', () => {
    const styles = staticStyles().own.get('item-list') ?? ''
    const row = styles.indexOf('@media (scripting:enabled)')
    const grid = styles.indexOf('display:grid')
    expect([grid, row].every(at => at >= 0)).toBe(true)
    expect(grid).toBeLessThan(row)
  })

  it('keep those for the markup of exported sites apart', () => {
    const files = new Map(styleFiles(staticStyles(), 'css'))
    const has = (name: string): boolean => files.get(name)?.includes('.accordion-items-container') === true
    expect(['legacy.css', 'css/accordion.legacy.css', 'ashlar.css', 'css/accordion.css'].map(has)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('hide the menu of an exported header until it works, unless scripts are off', () => {
    const legacy = new Map(styleFiles(staticStyles(), 'css')).get('legacy.css') ?? ''
    const [, scripted = ''] = /@media \(scripting:enabled\)\{(:root:has[^{]+\{[^}]+\})\}/.exec(legacy) ?? []
    expect(scripted).toMatch(/\.Mobile-overlay:not\(\[data-ashlar-menu\]\)\{display:none\}/)
    expect(legacy.split('.Mobile-overlay')).toHaveLength(2)
  })
})
