/** Timeout without progress in either direction, in ms. */
const STALLED_MS = 60_000

/**
 * Sends a body like `fetch`, and reports upload progress from 0 to 1, which `fetch` cannot.
 *
 * @throws TypeError without an answer.
 */
export function fetchWithProgress(
  url: string,
  { method = 'GET', headers, body, signal, credentials }: RequestInit,
  progress: (part: number) => void,
): Promise<Response> {
  const request = new XMLHttpRequest()
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = (): void => request.abort()
  const wait = (): void => {
    clearTimeout(timer)
    timer = setTimeout(stop, STALLED_MS)
  }
  return new Promise<Response>((done, failed) => {
    request.open(method, url)
    request.withCredentials = credentials === 'include'
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => {
      wait()
      progress(total > 0 ? loaded / total : 0)
    }
    request.onload = () => {
      // A 204 response must not have a body.
      const text = request.status === 204 ? null : request.responseText
      done(new Response(text, { status: request.status }))
    }
    request.onerror = () => failed(new TypeError('no answer'))
    request.onabort = () => failed(new TypeError('given up'))
    signal?.addEventListener('abort', stop)
    wait()
    request.send(body instanceof Blob ? body : null)
  }).finally(() => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  })
}
