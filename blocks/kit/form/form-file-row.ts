import type { UPLOAD_MESSAGES } from '../../../src/forms/form.messages'

/** What is said of a file. */
export type FileWords = Omit<typeof UPLOAD_MESSAGES, 'list'>

/** One chosen file on the page. */
export interface FileRow {
  readonly element: HTMLElement
  /** Shows the file's progress until the returned function is called, with the status to show from then on. */
  readonly begin: (cancel: () => void) => (text: string) => void
  /** @param part that has gone, from 0 to 1. */
  readonly advance: (part: number) => void
}

/** Draws a file with its size and the button that takes it away, or stops it on its way. */
export function drawFile(name: string, size: string, words: FileWords, remove: () => void): FileRow {
  const element = document.createElement('li')
  const title = document.createElement('span')
  const status = document.createElement('span')
  const progress = document.createElement('progress')
  const button = document.createElement('button')
  let press = remove

  element.className = 'form__file'
  title.className = 'form__file-name'
  title.textContent = name
  status.className = 'form__file-status'
  status.textContent = size
  status.role = 'status'
  progress.max = 1
  progress.ariaLabel = words.progress(name)
  progress.hidden = true
  button.type = 'button'
  button.className = 'form__file-button'
  button.addEventListener('click', () => press())
  say(words.remove)
  element.append(title, status, button, progress)

  return {
    element,
    begin(cancel) {
      press = cancel
      // The one button of a locked form that does something.
      button.disabled = false
      say(words.cancel)
      progress.value = 0
      progress.hidden = false
      return text => {
        press = remove
        button.disabled = true
        say(words.remove)
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
