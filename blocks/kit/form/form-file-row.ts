import { dom } from '../../../src/data/core/dom'
import { UPLOAD_MESSAGES } from '../../../src/forms/form.messages'

/** The row of a chosen file. */
export interface FileRow {
  readonly element: HTMLElement
  /** Removes the file, or cancels its upload. */
  readonly button: HTMLButtonElement
  /** Shows the file's progress; call the returned function to end it with a final status. */
  readonly begin: (cancel: () => void) => (text: string) => void
  /** @param part the fraction sent, from 0 to 1. */
  readonly advance: (part: number) => void
}

/** Renders a file with its size and a button that removes it or cancels its upload. */
export function drawFile(name: string, size: string, remove: () => void): FileRow {
  const element = dom.createElement('li')
  const title = dom.createElement('span')
  const status = dom.createElement('span')
  const progress = dom.createElement('progress')
  const button = dom.createElement('button')
  let press = remove

  element.className = 'form__file'
  title.className = 'form__file-name'
  title.textContent = name
  status.className = 'form__file-status'
  status.textContent = size
  status.role = 'status'
  progress.max = 1
  progress.ariaLabel = UPLOAD_MESSAGES.progress(name)
  progress.hidden = true
  button.type = 'button'
  button.className = 'form__file-button'
  button.addEventListener('click', () => press())
  say(UPLOAD_MESSAGES.remove)
  element.append(title, status, button, progress)

  return {
    element,
    button,
    begin(cancel) {
      press = cancel
      // The only enabled button of a locked form.
      button.disabled = false
      say(UPLOAD_MESSAGES.cancel)
      progress.value = 0
      progress.hidden = false
      return text => {
        press = remove
        button.disabled = true
        say(UPLOAD_MESSAGES.remove)
        progress.hidden = true
        status.textContent = text ? `${size} · ${text}` : size
      }
    },
    advance(part) {
      progress.value = part
    },
  }

  function say(text: string): void {
    button.textContent = text
    button.ariaLabel = `${text}: ${name}`
  }
}
