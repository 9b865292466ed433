import { expect, test } from './site.ts'

test('a player plays the tracks of its JSON one after another [WID-24]', async ({ page }) => {
  await page.goto('/blocks/audio')
  const player = page.getByRole('group', { name: 'Audio player' }).first()
  const position = player.getByRole('slider', { name: 'Position' })
  await player.getByRole('button', { name: 'Play: The wheel' }).click()
  await expect(player.getByRole('button', { name: 'Pause: The wheel' })).toBeVisible()
  await expect.poll(() => position.inputValue().then(Number)).toBeGreaterThan(0)
  await position.press('End')
  await expect(player.getByRole('button', { name: 'Pause: The beck' })).toBeVisible()
  await expect(player.locator('[aria-current]')).toContainText('The beck')
})
