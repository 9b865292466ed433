// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { HEARD } from './host-root'

/** The properties of React's other events; `onLoad` and the like are listened to on the element itself. */
const UNHEARD =
  /\bon(AuxClick|BeforeInput|Composition\w+|ContextMenu|Copy|Cut|DoubleClick|Drag\w*|Drop|KeyPress|KeyUp|Mouse(Enter|Leave|Move|Out|Over|Up)|Paste|PointerCancel|PointerUp|Reset|Touch\w+|Transition\w+|Animation\w+|Wheel|\w+Capture)\b/g

it('hears the events that views listen to', () => {
  const types =
    'click change input submit keydown focusin focusout pointerover pointerout pointermove pointerdown mousedown'
  expect(types.split(' ').filter(type => !HEARD.test(type))).toEqual([])
})

it('is given no view that listens to another event', () => {
  const used = globSync('blocks/**/*.{ts,tsx}')
    .filter(path => !/\.(test|fixture)\.tsx?$/.test(path))
    .flatMap(path => (readFileSync(path, 'utf8').match(UNHEARD) ?? []).map(name => `${path}: ${name}`))
  expect(used).toEqual([])
})
