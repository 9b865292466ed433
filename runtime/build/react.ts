import type { Plugin } from 'vite'
import { withoutUnusedKinds } from './react-kinds.ts'

const REACT_DOM = /\/react-dom-client\.production\.js$/

/** The code that only hydration sets or reads, and its value without it. */
const HYDRATION: readonly (readonly [pattern: RegExp, by: (found: string) => string])[] = [
  [/exports\.hydrateRoot =[\s\S]*?\n\};\n/, () => ''],
  [/\w+\.prototype\.unstable_scheduleHydration =[\s\S]*?\n\};\n/, () => ''],
  // Has a parameter of the same name as the variable.
  [/function initInput\([\s\S]*?\n\}\n/, found => found.replace(/\bisHydrating\b/g, 'keepsValue')],
  [/ isHydrating = !1,\n/, () => '\n'],
  [/\bisHydrating = ![01]/g, () => 'void 0'],
  [/\bisHydrating\b(?!\$)/g, () => '!1'],
  [/(?<!function )\bpopHydrationState\(\w+\)/g, () => '!1'],
  [/\b[\w$]+(\.[\w$]+)*\.isDehydrated\b(?! =[^=])/g, () => '!1'],
  [/\b[\w$]+(\.[\w$]+)*\.dehydrated\b(?! =[^=])/g, () => 'null'],
]

/**
 * Functions that do nothing on a page without a `<ViewTransition>`, and without a `<link>`, `<meta>`, `<script>` or
 * `<style>` that React would move into the head: such an element stays where the view has it. Neither does a page need
 * form actions, waiting for style sheets, or the stacks of components that React adds to errors.
 */
const UNUSED =
  /ViewTransition|Resource|Hoistable|Stylesheet|^preinit|^preconnect$|^prefetchDNS$|^preload(Module)?$|ActionState(Action)?$|^accumulateSuspenseyCommit|^describeNativeComponentFrame$/
/** Functions of that kind that every page needs. */
const USED = /^(getHoistableRoot|preloadInstanceAndSuspendIfNeeded)$/

/**
 * Removes what no block uses from react-dom, which the minifier cannot find out by itself: hydration, because blocks read
 * the server's HTML themselves and mount by `createRoot`; view transitions; the resources of documents; and Suspense with
 * all that waits or hides. Saves 18 kB (30 %) of React.
 *
 * @throws if react-dom is written in another way.
 */
export function smallerReact(): Plugin {
  return {
    name: 'ashlar:smaller-react',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: REACT_DOM },
      handler(source) {
        let code = source
        for (const [pattern, by] of HYDRATION) {
          if (code.search(pattern) < 0) this.error(`react-dom has no ${pattern}`)
          code = code.replace(pattern, by)
        }
        const names = unusedIn(code)
        if (names.length < 40) this.error(`react-dom has only ${names}`)
        const calls = new RegExp(String.raw`(?<!function )\b(${names.join('|')})\(`, 'g')
        code = code.replace(calls, 'unused(')
        const smaller = withoutUnusedKinds(code)
        if (smaller.length > code.length * 0.95) this.error('react-dom has no cases for kinds of nodes')
        return { code: `${smaller}\nfunction unused() {}\n`, map: null }
      },
    },
  }
}

/** Lists the names of the functions that no block reaches. */
export function unusedIn(code: string): string[] {
  const names = [...code.matchAll(/^function (\w+)\(/gm)].map(([, name = '']) => name)
  return names.filter(name => UNUSED.test(name) && !USED.test(name))
}

const NAMED = '?named'

/**
 * Gives React's modules named exports. They are CommonJS, so otherwise every call of a hook or of `jsx` reads a property of
 * the module: 88 bytes more of React, up to 70 bytes (2 %) less of each block.
 */
export function namedReact(): Plugin {
  return {
    name: 'ashlar:named-react',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react(\/jsx-runtime)?$/ },
      async handler(source, importer, options) {
        if (!importer || /\/node_modules\/|\?named$/.test(importer)) return
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        return found && `${found.id}${NAMED}`
      },
    },
    load: {
      filter: { id: /\?named$/ },
      async handler(id) {
        const file = id.slice(0, -NAMED.length)
        const names = Object.keys(await import(file)).filter(name => /^(?!default$|__)\w+$/.test(name))
        const imports = names.map(name => `${name} as ${name}_`)
        const exports = names.map(name => `export const ${name} = ${name}_`)
        return [`import { ${imports} } from '${file}'`, ...exports].join('\n')
      },
    },
  }
}
