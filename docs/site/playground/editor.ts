import { autocompletion, closeBrackets, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { html } from '@codemirror/lang-html'
import { json, jsonParseLinter } from '@codemirror/lang-json'
import { bracketMatching, HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { linter, lintGutter } from '@codemirror/lint'
import type { Extension } from '@codemirror/state'
import { EditorView, keymap, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import type { Schema } from '../blocks/facts.ts'
import { schemaProblems } from './checks.ts'
import { schemaCompletion } from './completion.ts'

const COLOURS = HighlightStyle.define([
  { tag: [tags.propertyName, tags.attributeName], color: 'var(--code-word)' },
  { tag: [tags.string, tags.number, tags.bool, tags.null, tags.attributeValue], color: 'var(--code-value)' },
  { tag: [tags.tagName, tags.typeName], color: 'var(--code-name)' },
  { tag: [tags.comment, tags.angleBracket], color: 'var(--code-note)' },
])

const THEME = EditorView.theme({
  '&': { color: 'var(--ink)', background: 'var(--raised)', height: '100%', fontSize: '0.875rem' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-cursor': { borderColor: 'var(--ink)' },
  '.cm-gutters': { background: 'var(--raised)', color: 'var(--soft)', border: '0' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground, ::selection': {
    background: 'var(--tint) !important',
  },
  '.cm-tooltip': { background: 'var(--raised)', color: 'var(--ink)', border: '1px solid var(--line)' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { background: 'var(--accent)', color: 'var(--on-accent)' },
  '.cm-completionDetail': { color: 'inherit', fontStyle: 'normal' },
  '.cm-diagnostic': { padding: '0.375rem 0.75rem' },
})

interface Editing {
  readonly box: HTMLElement
  readonly label: string
  readonly text: string
  readonly onChange: (text: string) => void
}

/** An editor of JSON with completion and checks from a schema. */
export const jsonEditor = (editing: Editing, schema: () => Schema): EditorView =>
  editor(editing, [
    json(),
    linter(jsonParseLinter()),
    linter(view => schemaProblems(view.state, schema())),
    lintGutter(),
    autocompletion({ override: [schemaCompletion(schema)], icons: false }),
  ])

/** An editor of HTML. */
export const htmlEditor = (editing: Editing): EditorView => editor(editing, [html(), EditorView.lineWrapping])

/** Stays in a shadow root, whose adopted style sheets pass every content security policy. */
function editor({ box, label, text, onChange }: Editing, more: Extension): EditorView {
  const root = box.attachShadow({ mode: 'open' })
  return new EditorView({
    doc: text,
    parent: root,
    root,
    extensions: [
      lineNumbers(),
      history(),
      bracketMatching(),
      closeBrackets(),
      syntaxHighlighting(COLOURS),
      THEME,
      keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap]),
      EditorView.contentAttributes.of({ 'aria-label': label }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) onChange(state.doc.toString())
      }),
      more,
    ],
  })
}

/** Replaces the text of an editor. */
export function setText(view: EditorView, text: string): void {
  if (view.state.doc.toString() === text) return
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } })
}
