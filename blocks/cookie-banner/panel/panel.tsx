import { type FormEvent, type ReactElement, useRef } from 'react'
import { dom } from '../../../src/data/core/dom'
import { CONSENT_CATEGORIES, type ConsentChoice } from '../../../src/visitor/core/consent-store'
import { useUniqueId } from '../../kit/element/host'
import { CloseButton } from '../../kit/ui/modal/close-button'
import { adoptSheet, useModal } from '../../kit/ui/modal/use-modal'
import type { CookieBannerData } from '../cookie-banner.schema'
import css from './panel.css?inline'
import { chosenText, panelTexts } from './panel.messages'
import { readPanel } from './panel.settings'
import switchCss from './switch.css?inline'

const adoptStyles = adoptSheet(css + switchCss)

interface PanelProps extends CookieBannerData {
  readonly choose: (choice: ConsentChoice) => void
  readonly close: () => void
}

/** Every category with a switch. Closing the panel chooses nothing. */
export function Panel({ panel, theme, choose, close }: PanelProps): ReactElement {
  const { offered, choice, chosenAt, isOptedOut, texts } = readPanel(panel)
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useUniqueId()
  const { named, category: textsOf } = panelTexts(texts)
  const necessary = textsOf('necessary')
  const language = dom.documentElement.lang || undefined
  useModal(dialog, true, { close, wrapsTab: true })

  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    choose(choiceOf(category => fields.has(category)))
  }
  return (
    <dialog ref={dialog} className="panel" part="panel" aria-labelledby={title} data-theme={theme}>
      <form ref={adoptStyles} onSubmit={save}>
        <div className="top">
          <h2 id={title}>{named('title')}</h2>
          <CloseButton className="icon" onClick={close} />
        </div>
        {isOptedOut && <p className="note">{named('optedOut')}</p>}
        <ul>
          <li>
            <div>
              <span className="name">{necessary.name}</span>
              <span className="about">{necessary.text}</span>
            </div>
            <span className="always">{named('always')}</span>
          </li>
          {offered.map(category => (
            <li key={category}>
              <label>
                <span>
                  <span className="name">{textsOf(category).name}</span>
                  <span className="about">{textsOf(category).text}</span>
                </span>
                <input type="checkbox" name={category} defaultChecked={choice[category] === true} />
              </label>
            </li>
          ))}
        </ul>
        {chosenAt !== undefined && <p className="note">{chosenText(dateIn(language, chosenAt))}</p>}
        <div className="choices">
          <button type="button" className="button" onClick={() => choose(choiceOf(() => false))}>
            {named('declineAll')}
          </button>
          <button type="button" className="button" onClick={() => choose(choiceOf(() => true))}>
            {named('acceptAll')}
          </button>
          <button type="submit" className="outlined">
            {named('save')}
          </button>
        </div>
      </form>
    </dialog>
  )
}

function choiceOf(isGranted: (category: (typeof CONSENT_CATEGORIES)[number]) => boolean): ConsentChoice {
  const [functional = false, analytics = false, marketing = false] = CONSENT_CATEGORIES.map(isGranted)
  return { functional, analytics, marketing }
}

/** Formats a date in a language; in the browser's if the page's language is invalid. */
function dateIn(language: string | undefined, ms: number): string {
  const format = (tag?: string): string => new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(ms)
  try {
    return format(language)
  } catch {
    return format()
  }
}
