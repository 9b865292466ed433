import { expect, it } from 'vitest'
import { protectParts } from './own-parts'

/** The rules of a sheet in the layer, and those that follow it. */
function protect(css: string): { rules: string; resets: string[] } {
  const [rules = '', ...after] = protectParts(`@layer ashlar{${css}}`, 'a.css').split('\n')
  return {
    rules: rules.slice('@layer ashlar{'.length, -1).replaceAll(' !important', '!important'),
    resets: after,
  }
}

it.each([
  ['of a part', 'ashlar-a .a__b{padding:0;color:red}', 'ashlar-a .a__b{padding:0!important;color:red}'],
  ['of its pseudo-elements', 'ashlar-a .a__b::before{inset:0}', 'ashlar-a .a__b::before{inset:0!important}'],
  ['of its children', 'ashlar-a .a__b > span{margin:0}', 'ashlar-a .a__b > span{margin:0!important}'],
  ['of controls inside', 'ashlar-a .a__b button{margin:0}', 'ashlar-a .a__b button{margin:0!important}'],
  [
    'of the sibling of a child',
    'ashlar-a .a__b > :checked + span{float:left}',
    'ashlar-a .a__b > :checked + span{float:left!important}',
  ],
  [
    'in nested rules',
    'ashlar-a{.a__b{&:hover{order:1}@media print{order:2}}}',
    'ashlar-a{.a__b{&:hover{order:1!important}@media print{order:2!important}}}',
  ],
  ['of shared parts', '.ashlar-close{margin:0}', '.ashlar-close{margin:0!important}'],
])('makes the structure %s important', (_, css, protectedCss) => {
  expect(protect(css).rules).toBe(protectedCss)
})

it.each([
  ['the block', 'ashlar-a:empty{padding:0}'],
  ['what the server wrote', 'ashlar-a figure{margin:0}'],
  ['text inside a part', 'ashlar-a .a__b p{margin:0}'],
  ['what a part shows of the server', 'ashlar-a .a__served img{margin:0}'],
  ['an element with a class of exported pages', 'ashlar-a .sqs-button{padding:0}'],
  ['exported markup', '.sqs-block-a .a__b{padding:0}'],
  ['a shadow root', ':host .a__b{padding:0}'],
])('leaves the structure of %s to the page', (_, css) => {
  expect(protect(css).rules).toBe(css)
})

it('splits rules that are about both', () => {
  expect(protect('ashlar-a .a__b,ashlar-a p{margin:0}').rules).toBe(
    'ashlar-a .a__b{margin:0!important}ashlar-a p{margin:0}',
  )
  expect(protect('ashlar-a :is(.a__b,p):hover{margin:0}').rules).toBe(
    'ashlar-a :is(.a__b,p):hover{margin:0}ashlar-a :is(.a__b, p):where(.a__b):hover{margin:0!important}',
  )
})

it('leaves what keyframes animate, which important declarations would beat', () => {
  const css = 'ashlar-a .a__b{animation:turn 1s;padding:0;translate:1px}@keyframes turn{to{translate:0}}'
  expect(protect(css).rules).toBe(css.replace('padding:0', 'padding:0!important'))
})

it('undoes rules of the page that name no class', () => {
  const text = 'a,blockquote,cite,h1,h2,h3,h4,h5,h6,p'
  expect(protect('ashlar-a .a__b{color:red;border:0}ashlar-a .a__b::after{content:""}').resets).toEqual([
    '@layer ashlar{ashlar-a :where([class*=a__]):where(button:not([hidden])){display:inline-block!important;float:none!important;inline-size:auto!important;margin:0!important;padding:revert!important}}',
    `ashlar-a :where([class*=a__]):not(${text},i i i i i){all:revert-layer}`,
    'ashlar-a :where([class*=a__]):is(*,i i i i i)::after{all:revert-layer}',
    'ashlar-a :where(.a__b):is(*,i i i i i){color:revert-layer}',
  ])
})

it('undoes them for elements with a class of exported pages, too', () => {
  expect(protect('ashlar-a .grid-image img{object-fit:cover}').resets).toEqual([
    'ashlar-a :where(.grid-image img):not(a,blockquote,cite,h1,h2,h3,h4,h5,h6,p,i i i i i){all:revert-layer}',
  ])
})

it.each([
  ['the classes of exported pages', '.title{order:1}', '[hidden],.title'],
  [
    'adopted markup, if the sheet leaves parts in it to the page',
    ':not([data-ashlar-adopted] *) .a__c{order:1}',
    '[hidden],.sqs-block *,[data-ashlar-adopted] *',
  ],
])('does not reset the buttons of %s', (_, rule, excluded) => {
  const [buttons] = protect(`ashlar-a .a__b{color:red}ashlar-a ${rule}`).resets
  expect(buttons).toContain(`:where(button:not(${excluded}))`)
})

it('leaves a sheet without parts as it is', () => {
  const css = ':host{display:block}.panel{margin:0}'
  expect(protectParts(css, 'a.css')).toBe(css)
})
