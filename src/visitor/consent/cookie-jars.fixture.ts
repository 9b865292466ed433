/** A jar that writes down what is put in. */
export function jar(cookies = '', isShut = false) {
  const written: string[] = []
  const kept = new Map(cookies.split('; ').map(pair => pair.split('=') as [string, string]))
  return {
    written,
    get cookie() {
      return [...kept].map(pair => pair.join('=')).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [pair = ''] = text.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (isShut) return
      if (/max-age=0/.test(text)) kept.delete(name)
      else kept.set(name, value)
    },
  }
}

/** As in a sandboxed frame. */
export const LOCKED = {
  get cookie(): string {
    throw new DOMException('no', 'SecurityError')
  },
  set cookie(_: string) {
    throw new DOMException('no', 'SecurityError')
  },
}
