import { encodeData, hasFiles, isSameOrigin, type OwnRequest } from './own-request'

/** The answer of the form's server, after redirects. */
export interface PostAnswer {
  readonly status: number
  readonly url: URL
  readonly isRedirected: boolean
  readonly type: string
  readonly text: string
}

/** The reason for a missing answer. */
export interface PostFailure {
  /** Whether nothing of the form has left the browser. */
  readonly isUnsent: boolean
}

interface PostOptions {
  readonly headers: Readonly<Record<string, string>>
  /** Cancels the upload of files. */
  readonly signal: AbortSignal
  /** Called with the fraction sent, from 0 to 1. */
  readonly progress: (part: number) => void
}

/** Timeout without progress in either direction, in ms. */
const STALLED_MS = 60_000

/** Timeout of the question whether another origin can be read, in ms. */
const PROBE_TIMEOUT_MS = 10_000

/**
 * Sends a form as its attributes say. Never throws. Other origins get it only if they let the page read their answers:
 * without an answer, the page could not tell whether they have it.
 */
export async function postForm(request: OwnRequest, options: PostOptions): Promise<PostAnswer | PostFailure> {
  if (!isSameOrigin(request) && !(await isReadable(request.url))) return { isUnsent: true }
  // Only `fetch` knows a redirect to the same address, only `XMLHttpRequest` reports progress.
  return hasFiles(request) ? uploadForm(request, options) : fetchForm(request, options)
}

/** Asks another origin without sending it anything. Some answer to `HEAD` only, others to `OPTIONS`. */
async function isReadable(url: URL): Promise<boolean> {
  for (const method of ['HEAD', 'OPTIONS']) {
    try {
      await fetch(url, { method, signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) })
      return true
    } catch {
      // The next method may be allowed.
    }
  }
  return false
}

/** Returns whether the server has answered. */
export const isAnswer = (outcome: PostAnswer | PostFailure): outcome is PostAnswer => 'status' in outcome

async function fetchForm(request: OwnRequest, { headers }: PostOptions): Promise<PostAnswer | PostFailure> {
  try {
    const response = await fetch(request.url, {
      method: 'POST',
      headers,
      body: encodeData(request),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(STALLED_MS),
    })
    const { status, redirected: isRedirected } = response
    const type = response.headers.get('Content-Type') ?? ''
    return {
      status,
      url: new URL(response.url || request.url),
      isRedirected,
      type,
      text: await response.text(),
    }
  } catch {
    // The server may have received it all the same.
    return { isUnsent: false }
  }
}

function uploadForm(
  request: OwnRequest,
  { headers, signal, progress }: PostOptions,
): Promise<PostAnswer | PostFailure> {
  const { url } = request
  const sending = new XMLHttpRequest()
  const stop = (): void => sending.abort()
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (): void => {
    clearTimeout(timer)
    timer = setTimeout(stop, STALLED_MS)
  }
  return new Promise<PostAnswer | PostFailure>(done => {
    sending.open('POST', url)
    for (const [name, value] of Object.entries(headers)) sending.setRequestHeader(name, value)
    sending.upload.onprogress = ({ loaded, total }) => {
      wait()
      progress(total > 0 ? loaded / total : 0)
    }
    sending.onload = () => {
      const answered = new URL(sending.responseURL || url)
      done({
        status: sending.status,
        url: answered,
        isRedirected: answered.href !== url.href.replace(/#.*/, ''),
        type: sending.getResponseHeader('Content-Type') ?? '',
        text: sending.responseText,
      })
    }
    sending.onerror = sending.onabort = () => done({ isUnsent: false })
    signal.addEventListener('abort', stop)
    wait()
    sending.send(encodeData(request))
  }).finally(() => {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  })
}
