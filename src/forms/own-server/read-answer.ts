import { dom } from '../../data/core/dom'
import { isRecord, parseJson } from '../../data/core/json'
import { safeHref } from '../../data/fields/links'
import { parseInert } from '../../dom/trusted-code'
import { FORM_MESSAGES, FORM_STATUS_MESSAGES } from '../form.messages'
import type { FormFailure } from '../form-failure'
import { asksAgain, findSameForm, htmlErrors, renewHidden } from './html-answer'
import { isRefusal, jsonErrors, jsonSentence, type OwnField } from './json-answer'
import type { PostAnswer } from './post-form'

/** The meaning of a server's answer for the form. */
type OwnOutcome =
  | { readonly kind: 'accepted'; readonly redirect?: string; readonly text?: string; readonly html?: string }
  | { readonly kind: 'rejected'; readonly failure: FormFailure }
  /** The answer cannot be read: the server may have the form. */
  | { readonly kind: 'unknown' }
  /** The server asks the visitor to log in first. */
  | { readonly kind: 'login'; readonly address: string }

/** Reads a server's answer to a form, in JSON or HTML. */
export function readAnswer(
  answer: PostAnswer,
  form: HTMLFormElement,
  fields: readonly OwnField[],
): OwnOutcome {
  const { status, type, text } = answer
  if (answer.isRedirected && !isThisPage(answer.url)) return followed(answer, form)
  if (/json/i.test(type)) return readJson(status, text, fields)
  if (/html/i.test(type)) return readHtml(answer, form, fields)
  return status < 300 ? { kind: 'accepted' } : rejected(status)
}

/** Post/Redirect/Get: the browser opens the page, unless the form is there and the visitor has to log in first. */
function followed({ url, type, text }: PostAnswer, form: HTMLFormElement): OwnOutcome {
  const page = /html/i.test(type) ? parseHtml(text) : undefined
  const isLogin = page?.querySelector('input[type=password]') && !form.querySelector('input[type=password]')
  return isLogin ? { kind: 'login', address: url.href } : { kind: 'accepted', redirect: url.href }
}

function readJson(status: number, text: string, fields: readonly OwnField[]): OwnOutcome {
  let body: unknown
  try {
    // Some servers name a type for an answer without content.
    body = text.trim() ? parseJson(text) : undefined
  } catch {
    // An answer cut off by a gateway says nothing beyond a status of failure.
    return status < 300 ? { kind: 'unknown' } : rejected(status)
  }
  const sentence = jsonSentence(body)
  if (status >= 300) {
    return rejected(status, status < 500 ? jsonErrors(body, fields) : undefined, sentence)
  }
  if (isRefusal(body)) return rejected(400, jsonErrors(body, fields), sentence)
  const record = isRecord(body) ? body : {}
  const redirect = typeof record['redirect'] === 'string' ? safeHref(record['redirect']) : undefined
  const message = record['message']
  return {
    kind: 'accepted',
    ...(redirect && { redirect }),
    ...(typeof message === 'string' && message && { text: message }),
  }
}

function readHtml(answer: PostAnswer, form: HTMLFormElement, fields: readonly OwnField[]): OwnOutcome {
  const { status, isRedirected, text } = answer
  const page = parseHtml(text)
  const same = status < 500 ? findSameForm(page, form) : undefined
  const isError = status >= 300
  if (same) {
    const errors = htmlErrors(same, fields)
    const isAsking = isError || (!isRedirected && asksAgain(same, form))
    renewHidden(same, form)
    if (errors || isAsking)
      return rejected(status, errors ?? { fields: {}, form: [FORM_MESSAGES.invalidFields] })
  }
  if (isError) return rejected(status)
  const html = page.querySelector('.form-submission-text')?.innerHTML.trim()
  return { kind: 'accepted', ...(html && { html }) }
}

/** The server's own words precede ours. A token that has expired needs a new page. */
function rejected(status: number, errors?: FormFailure, sentence?: string): OwnOutcome {
  const isStale = status === 403 || status === 419
  const ours = isStale ? FORM_MESSAGES.processing : (FORM_STATUS_MESSAGES[status] ?? FORM_MESSAGES.unknown)
  return { kind: 'rejected', failure: errors ?? { fields: {}, form: [sentence ?? ours] } }
}

const isThisPage = ({ href }: URL): boolean => href.replace(/#.*/, '') === location.href.replace(/#.*/, '')

/** A page that requires trusted types and refuses the policy parses no HTML; then the status decides. */
function parseHtml(text: string): Document {
  try {
    return parseInert(text)
  } catch {
    return dom.implementation.createHTMLDocument()
  }
}
