// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { preserveInput } from './preserve-input'

const CHECKS = '<input type="checkbox" name="c" value="2"><input type="checkbox" name="c" value="3" checked>'

function boxOf(html: string): HTMLDivElement {
  const box = document.createElement('div')
  box.innerHTML = html
  return box
}

describe('the visitor’s input in replaced HTML', () => {
  it.each<[string, (from: HTMLElement) => void, string, (to: HTMLElement) => unknown, unknown]>([
    ['a text of the same id', typed('input'), '<input id="a" name="b">', valueIn('input'), 'mine'],
    ['no text of another id', typed('input'), '<input id="b" name="a">', valueIn('input'), ''],
    ['no text of another type', typed('input'), '<input id="a" type="email">', valueIn('input'), ''],
    [
      'a text of the same name',
      typed('textarea'),
      '<textarea name="t">new</textarea>',
      valueIn('textarea'),
      'mine',
    ],
    ['what is ticked', ticked('[value="2"]'), CHECKS, tickedIn, ['2', '3']],
    ['what is no longer ticked', ticked('[value="3"]'), CHECKS, tickedIn, []],
    ['a choice', chosen('2'), '<select name="s"><option>3<option>2</select>', valueIn('select'), '2'],
    ['no choice that is gone', chosen('2'), '<select name="s"><option>3</select>', valueIn('select'), '3'],
    ['nothing unchanged', () => {}, '<select name="s"><option>3<option>1</select>', valueIn('select'), '3'],
  ])('is preserved: %s', (_, change, html, read, expected) => {
    const from = boxOf(
      `<input id="a" name="a"><textarea name="t">old</textarea>${CHECKS}<select name="s"><option>1<option>2</select>`,
    )
    const to = boxOf(html)
    change(from)
    preserveInput(from, [...to.childNodes])
    expect(read(to)).toEqual(expected)
  })
})

function typed(selector: string) {
  return (from: HTMLElement) => {
    const field = from.querySelector<HTMLInputElement>(selector)
    if (field) field.value = 'mine'
  }
}

function ticked(selector: string) {
  return (from: HTMLElement) => from.querySelector<HTMLInputElement>(selector)?.click()
}

function chosen(value: string) {
  return (from: HTMLElement) => {
    const list = from.querySelector('select')
    if (list) list.value = value
  }
}

function valueIn(selector: string) {
  return (to: HTMLElement) => to.querySelector<HTMLInputElement>(selector)?.value
}

function tickedIn(to: HTMLElement): string[] {
  return [...to.querySelectorAll<HTMLInputElement>('input')]
    .filter(({ checked }) => checked)
    .map(({ value }) => value)
}
