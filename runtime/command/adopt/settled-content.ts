import { SETTLED_STATES, withState } from '../../features/legacy/sections/settled-states'
import { type Edit, settingOf } from '../html/edits'
import { attributeOf, type Page } from '../html/page'
import { mayMatch } from './page-blocks'

/** Sets the final state of animated content, which the template's script would set, so that it is visible without scripts. */
export function settledEdits(page: Page): Edit[] {
  return SETTLED_STATES.flatMap(state =>
    (mayMatch(page, state.selector) ? page.select(state.selector) : []).flatMap(element => {
      const { attribute } = state
      return settingOf(page, element, { [attribute]: withState(state, attributeOf(element, attribute)) })
    }),
  )
}
