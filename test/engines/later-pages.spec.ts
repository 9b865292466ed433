import { expect, test } from './engine-test.ts'

test.beforeEach(async ({ visitor }) => {
  await visitor.open('/loading')
  await visitor.sees('#eager ashlar-accordion button[aria-expanded]')
})

test('mounts blocks that are added and fetched later, and keeps their state when they move', async ({
  visitor,
}) => {
  await visitor.click('button', 'Add a block')
  await visitor.click('#added button', 'Added as no. 1')
  await visitor.sees('#added button[aria-expanded=true]', 'Added as no. 1')
  await visitor.click('button', 'Fetch a fragment')
  await visitor.sees('#added button', 'From a fragment')
  await visitor.click('button', 'Move the first block')
  await visitor.sees('#added > :last-child button[aria-expanded=true]', 'Added as no. 1')
  await visitor.click('button', 'Remove the first block')
  await visitor.seesNo('#added button', 'From a fragment')
})

test('mounts the blocks of a replaced body', async ({ visitor }) => {
  await visitor.click('button', 'Swap the body')
  await visitor.sees('body[data-swapped]')
  await visitor.click('#eager button', 'Eager: a first item')
  await visitor.sees('#eager button[aria-expanded=true]', 'Eager: a first item')
})

test('works on the next page, and again when the visitor comes back', async ({ visitor }) => {
  await visitor.click('#later + p a', 'A page with 200 accordions')
  await visitor.sees('h1', '200 accordions')
  await visitor.click('ashlar-accordion button', 'Size of no. 1')
  await visitor.sees('button[aria-expanded=true]', 'Size of no. 1')
  await visitor.back()
  await visitor.sees('h1', 'Loading')
  await visitor.click('#eager button', 'Eager: a first item')
  await expect
    .poll(() => visitor.find('#eager button[aria-expanded=true]', 'Eager: a first item'))
    .toHaveLength(1)
})
