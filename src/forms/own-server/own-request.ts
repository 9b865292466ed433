import Cookies from 'js-cookie'
import { dom } from '../../data/core/dom'
import { csrfSettings } from '../../site/form-settings'

/** A submission of a form to the server that its own attributes name. */
export interface OwnRequest {
  readonly form: HTMLFormElement
  readonly submitter: HTMLElement | null
  readonly url: URL
  /** Whether only the browser can send it: it is no POST, opens elsewhere, or is sent neither by HTTP nor in UTF-8. */
  readonly isNative: boolean
  readonly encoding: string
  /** The form's data, read before its controls are locked. */
  readonly data: FormData
}

/** The encoding of forms with files. */
export const MULTIPART = 'multipart/form-data'

/** Reads what the browser would send: the form's data, and where and how its attributes and its button's send it. */
export function readRequest(form: HTMLFormElement, submitter: HTMLElement | null): OwnRequest {
  // A control may be named like a property of the form.
  const attribute = (name: string): string =>
    submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? ''
  const action = attribute('action').trim()
  const canParse = URL.canParse(action || location.href, dom.baseURI)
  const url = canParse ? new URL(action || location.href, dom.baseURI) : new URL(location.href)
  const isPost = attribute('method').toLowerCase() === 'post'
  const isHere = /^(_self)?$/i.test(attribute('target'))
  // The only encoding that a script can send.
  const isUtf8 = /^utf-?8\b/i.test(form.getAttribute('accept-charset')?.trim() || dom.characterSet)
  return {
    form,
    submitter,
    url,
    isNative: !isPost || !isHere || !isUtf8 || !canParse || !/^https?:$/.test(url.protocol),
    encoding: attribute('enctype').toLowerCase(),
    data: new FormData(form, submitter),
  }
}

/** Whether the request goes to the page's own server, which may read its headers. */
export const isSameOrigin = ({ url }: Pick<OwnRequest, 'url'>): boolean => url.origin === location.origin

/** Whether the request contains a file. */
export const hasFiles = ({ data, encoding }: Pick<OwnRequest, 'data' | 'encoding'>): boolean =>
  encoding === MULTIPART && [...data.values()].some(value => value instanceof File && value.size > 0)

/** Encodes the form's data by its `enctype`, as the browser would. The browser adds the content type. */
export function encodeData({
  data,
  encoding,
}: Pick<OwnRequest, 'data' | 'encoding'>): FormData | URLSearchParams | string {
  if (encoding === MULTIPART) return data
  const pairs = [...data].map(([name, value]) => [lines(name), lines(textOf(value))])
  if (encoding !== 'text/plain') return new URLSearchParams(pairs)
  return pairs.map(([name, value]) => `${name}=${value}\r\n`).join('')
}

const textOf = (value: FormDataEntryValue): string => (typeof value === 'string' ? value : value.name)

const lines = (text: string): string => text.replace(/\r?\n|\r/g, '\r\n')

/**
 * Has the browser send the form and open the answer, without another `submit` event.
 * @param more fields that the form does not contain.
 */
export function submitNatively(
  request: Pick<OwnRequest, 'form' | 'submitter' | 'data'>,
  more: Readonly<Record<string, string>> = {},
): void {
  const { form, submitter } = request
  const inputs = Object.entries({ ...more, ...buttonFields(request) }).map(([name, value]) =>
    Object.assign(dom.createElement('input'), { type: 'hidden', name, value }),
  )
  const restored = ['action', 'method', 'enctype', 'target'].map(attribute => {
    const own = form.getAttribute(attribute)
    const value = submitter?.getAttribute(`form${attribute}`)
    if (value != null) form.setAttribute(attribute, value)
    return () => (own === null ? form.removeAttribute(attribute) : form.setAttribute(attribute, own))
  })
  form.append(...inputs)
  // The browser reads everything before it returns.
  HTMLFormElement.prototype.submit.call(form)
  for (const restore of restored) restore()
  for (const input of inputs) input.remove()
}

/** What the pressed button adds: an image button, the place where it was pressed. */
function buttonFields({ submitter, data }: Pick<OwnRequest, 'submitter' | 'data'>): Record<string, string> {
  const name = submitter?.getAttribute('name') ?? ''
  if (!submitter?.matches('[type=image]'))
    return name ? { [name]: submitter?.getAttribute('value') ?? '' } : {}
  const places = ['x', 'y'].map(axis => (name ? `${name}.${axis}` : axis))
  return Object.fromEntries(places.map(place => [place, `${data.get(place)}`]))
}

/** The `<meta>` elements in which Rails, Phoenix and Laravel's layouts render the token. */
export const TOKEN_META = 'meta[name="csrf-token"]'

const META_HEADER = 'X-CSRF-Token'

/** Cookies that hold a token for scripts, and the headers that return it: Laravel and Angular, Django. */
const COOKIE_HEADERS: Readonly<Record<string, string>> = {
  'XSRF-TOKEN': 'X-XSRF-TOKEN',
  csrftoken: 'X-CSRFToken',
}

/** Returns the headers that prove to the page's own server that the request is the page's. Never send them elsewhere. */
export function csrfHeaders(): Record<string, string> {
  const { cookie, header } = csrfSettings()
  const cookies = cookie ? { ...COOKIE_HEADERS, [cookie]: header || META_HEADER } : COOKIE_HEADERS
  const meta = dom.querySelector<HTMLMetaElement>(TOKEN_META)?.content
  const pairs = Object.entries(cookies).map(([cookie, header]) => [header, readCookie(cookie)] as const)
  const all = [[META_HEADER, meta] as const, ...pairs]
  return Object.fromEntries(all.filter((pair): pair is [string, string] => isHeader(...pair)))
}

/** `fetch` throws for other names and values. */
const isHeader = (name: string, value: string | undefined): boolean =>
  /^[\w-]+$/.test(name) && !!value && /^[\x20-\x7e]+$/.test(value)

/** Reading cookies throws in a frame with an opaque origin. */
function readCookie(name: string): string | undefined {
  try {
    return Cookies.get(name)
  } catch {
    return undefined
  }
}
