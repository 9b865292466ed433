import { dom } from '../../../src/data/core/dom'
import { whenConsented } from '../../../src/visitor/when-consented'

/**
 * Counts that a form was shown, once the visitor has agreed to statistics. Returns how to stop waiting.
 *
 * @param choice the visitor's choice, if it was made before this code had loaded.
 */
export function reportShown(formId: string, choice?: Event): () => void {
  const report = (): void => {
    // Statistics are optional.
    import('../../../src/visitor/statistics/report-form')
      .then(({ reportForm }) => reportForm(formId))
      .catch(() => {})
  }
  return whenConsented('analytics', report, dom, choice)
}
