import { expect, test } from './engine-test.ts'

const ACCORDION = '#visible-far-below ashlar-accordion button'

test('mounts blocks in view, and a distant one near the viewport', async ({ visitor }) => {
  await visitor.open('/loading')
  await visitor.sees('#eager ashlar-accordion button[aria-expanded]')
  await visitor.sees('#idle ashlar-accordion button[aria-expanded]')
  expect(await visitor.find(ACCORDION)).toEqual([])
  await visitor.comeTo('#visible-far-below')
  await visitor.sees(ACCORDION)
})

test('waits for interaction, and replays the click', async ({ visitor }) => {
  await visitor.open('/loading')
  await visitor.sees('#eager ashlar-accordion button[aria-expanded]')
  expect(await visitor.find('#interaction ashlar-accordion button')).toEqual([])
  await visitor.click('#interaction summary', 'Interaction: a first item')
  await visitor.sees('#interaction button[aria-expanded=true]', 'Interaction: a first item')
})

test('opens one item at a time, with mouse and keyboard', async ({ visitor }) => {
  await visitor.open('/blocks/accordion')
  const OPEN = '#from-details-elements button[aria-expanded=true]'
  await visitor.click('#from-details-elements button', 'Shipping')
  await visitor.sees(OPEN, 'Shipping')
  await visitor.isAt(OPEN, 'Shipping')
  await visitor.press('Tab', 'Enter')
  await visitor.sees(OPEN, 'Returns')
  expect(await visitor.find(OPEN)).toHaveLength(1)
})
